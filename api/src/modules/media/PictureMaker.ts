import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Store } from '../../store/Store'
import type { FileOrder } from './FileOrder'
import type { FileWork } from './makeFile'

const LONGEST = 60_000

/** Hands pictures to the process that makes copies of them, one after the other, and starts it when there is none. */
export class PictureMaker {
  private maker: ChildProcess | undefined
  private turn: Promise<unknown> = Promise.resolve()
  private lastId = 0

  /**
   * @param store where sources are
   * @param yielding in a process that everything else goes before
   */
  constructor(
    private readonly store: Store,
    private readonly yielding = false,
  ) {}

  /**
   * False when the picture could not be read as one.
   * @throws Unavailable when the store is away
   */
  make(order: FileOrder): Promise<boolean> {
    const made = this.turn.then(() => this.makeAndKeep(order))
    this.turn = made.catch(() => {})
    return made
  }

  close() {
    this.maker?.kill()
    this.maker = undefined
  }

  /** The process works on files of this machine, wherever the store is. */
  private async makeAndKeep({ sources, drawing, keep }: FileOrder): Promise<boolean> {
    const folder = await mkdtemp(path.join(tmpdir(), 'brightfill-file-'))
    try {
      const files: string[] = []
      for (const [index, name] of sources.entries()) {
        const file = path.join(folder, String(index))
        files.push(name && (await this.store.fetch(name, file)) ? file : '')
      }
      const target = path.join(folder, 'made')
      if (!(await this.send({ files, target, drawing }))) return false
      await keep(target)
      return true
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private send(work: FileWork): Promise<boolean> {
    const maker = this.running()
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve) => {
      const finish = (made: boolean) => {
        clearTimeout(timer)
        maker.off('message', heard).off('exit', ended)
        resolve(made)
      }
      const heard = (message: { id: number; made: boolean }) => message.id === id && finish(message.made)
      const ended = () => finish(false)
      const timer = setTimeout(() => maker.kill('SIGKILL'), LONGEST)
      maker.on('message', heard).on('exit', ended)
      maker.send({ id, work }, (error) => error && finish(false))
    })
  }

  private running(): ChildProcess {
    if (this.maker?.connected) return this.maker
    const maker = fork(
      fileURLToPath(new URL('./pictures.worker.js', import.meta.url)),
      this.yielding ? ['yielding'] : [],
      {
        execArgv: [],
        detached: this.yielding, // a session of its own, which yields to others
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    )
    maker.on('error', () => {}) // its exit is what callers wait for
    maker.on('exit', () => {
      if (this.maker === maker) this.maker = undefined
    })
    this.maker = maker
    return maker
  }
}
