import { type ChildProcess, fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Store } from '../../store/Store'
import type { FileWork } from './drawings'
import type { FileOrder } from './FileOrder'

const LONGEST = 60_000

interface MakerOptions {
  /** Where sources are. */
  store: Store
  /** In a low-priority process. */
  yielding?: boolean
  /** Called with sources that a document was drawn without. */
  onLeftOut(sources: string[]): void
}

/** The result of the process for a file: whether it was made, and the places of skipped sources. */
interface Outcome {
  made: boolean
  leftOut: number[]
}

/** Sends pictures one after the other to the process that makes their copies, and starts it when needed. */
export class PictureMaker {
  private maker: ChildProcess | undefined
  private turn: Promise<unknown> = Promise.resolve()
  private lastId = 0

  private readonly store: Store
  private readonly yielding: boolean
  private readonly onLeftOut: MakerOptions['onLeftOut']

  constructor({ store, yielding = false, onLeftOut }: MakerOptions) {
    this.store = store
    this.yielding = yielding
    this.onLeftOut = onLeftOut
  }

  /**
   * False for an unreadable picture.
   * @throws Unavailable when the store is unreachable
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

  /** The process works on local files, wherever the store is. */
  private async makeAndKeep({ sources, drawing, keep }: FileOrder): Promise<boolean> {
    const folder = await mkdtemp(path.join(tmpdir(), 'brightfill-file-'))
    try {
      const files: (string | null)[] = []
      for (const [index, name] of sources.entries()) {
        const file = path.join(folder, String(index))
        files.push(name && (await this.store.fetch(name, file)) ? file : null)
      }
      const target = path.join(folder, 'made')
      const { made, leftOut } = await this.send({ files, target, drawing })
      if (!made) return false
      if (leftOut.length > 0) this.onLeftOut(leftOut.flatMap((place) => sources[place] || []))
      await keep(target)
      return true
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  private send(work: FileWork): Promise<Outcome> {
    const maker = this.running()
    this.lastId += 1
    const id = this.lastId
    return new Promise((resolve) => {
      const finish = (outcome: Outcome = { made: false, leftOut: [] }) => {
        clearTimeout(timer)
        maker.off('message', heard).off('exit', ended)
        resolve(outcome)
      }
      const heard = (message: Outcome & { id: number }) => message.id === id && finish(message)
      const ended = () => finish()
      const timer = setTimeout(() => maker.kill('SIGKILL'), LONGEST)
      maker.on('message', heard).on('exit', ended)
      maker.send({ id, work }, (error) => error && finish())
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
    maker.on('error', () => {}) // callers wait for its exit
    maker.on('exit', () => {
      if (this.maker === maker) this.maker = undefined
    })
    this.maker = maker
    return maker
  }
}
