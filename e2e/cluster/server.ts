import { type ChildProcess, spawn } from 'node:child_process'
import { endProcess } from '../endProcess'
import { untilReady } from '../untilReady'

/** A packaged server as a process, which may be ended and started again. */
export class Server {
  child: ChildProcess | undefined
  main: string
  readonly origin: string
  readonly env: Record<string, string>

  constructor(
    readonly name: string,
    { main, origin, env }: { main: string; origin: string; env: Record<string, string> },
  ) {
    this.main = main
    this.origin = origin
    this.env = { PATH: process.env.PATH ?? '', ...env }
  }

  /** Resolves as soon as the process runs. */
  start() {
    this.child = spawn(process.execPath, [this.main], { env: this.env, stdio: ['ignore', 'ignore', 'inherit'] })
  }

  /** @throws Error when it ends before it is ready, or is not ready in time */
  async untilReady() {
    if (!this.child) throw new Error(`${this.name} was not started`)
    await untilReady(this.origin, this.child)
  }

  get runs() {
    return this.child?.exitCode === null && this.child.signalCode === null
  }

  async end(signal: NodeJS.Signals = 'SIGTERM') {
    if (this.child) await endProcess(this.child, signal)
  }

  /** As an operator does for an upgrade. */
  async restart() {
    await this.end()
    this.start()
    await this.untilReady()
  }
}
