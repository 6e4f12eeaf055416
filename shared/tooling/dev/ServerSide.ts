import path from 'node:path'
import { Worker } from 'node:worker_threads'
import webpack, { type MultiCompiler, type MultiStats } from 'webpack'
import type { BuildConfig } from '../webpack/base'
import { faceOf } from '../workspaces'
import { outputOf } from './configs'

/** Milliseconds for a page. */
const PAGE_WITHIN = 30_000

const program = new URL('./renderPage.worker.ts', import.meta.url)

interface Composition {
  remotes: { name: string }[]
}

interface Failure {
  where: string
  route: string
  message: string
  stack?: string
}

interface Rendered {
  status: number
  html: string
  location?: string
  failures: Failure[]
}

/**
 * Renders pages of the workspaces in development as the composition server does, from the current sources. It builds
 * only on request.
 */
export class ServerSide {
  #compiler: MultiCompiler
  /** The last page; the next one waits for it, because both would write the same files. */
  #last = Promise.resolve()
  private readonly renderer: string
  private readonly site: string
  /** Folders of the server's builds by name of the remote. */
  private readonly directories: Record<string, string>

  /**
   * @param options configs: of what has to be built; renderer: the shell's bundle for the server; site: the running
   *   site with the api
   */
  constructor({
    workspaces,
    configs,
    renderer,
    site,
  }: { workspaces: string[]; configs: BuildConfig[]; renderer: string; site: string }) {
    this.#compiler = webpack(configs)
    this.renderer = renderer
    this.site = site
    this.directories = Object.fromEntries(
      workspaces.map((workspace) => [faceOf(workspace).name, path.join(outputOf(workspace), 'server')]),
    )
  }

  /**
   * @param url address of the page
   * @param composition what the browser gets
   * @throws Error when something does not compile or the page takes too long
   */
  render(url: string, composition: Composition): Promise<Rendered> {
    const rendering = this.#last.then(async () => {
      await this.#build()
      return this.#run(url, composition)
    })
    this.#last = rendering.then(
      () => {},
      () => {},
    )
    return rendering
  }

  /** Only what changed is compiled again. */
  async #build() {
    const stats = await new Promise<MultiStats>((resolve, reject) =>
      this.#compiler.run((error, result) => (error || !result ? reject(error) : resolve(result))),
    )
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  }

  async #run(url: string, composition: Composition): Promise<Rendered> {
    const { directories, renderer, site: origin } = this
    // Remotes outside development have no server build here, so the browser renders the components they lend.
    const resting = composition.remotes.map(({ name }) => name).filter((name) => !directories[name])
    const workerData = {
      renderer,
      origin,
      site: { composition, directories, publicOrigin: new URL(url).origin },
      task: { url, requestId: 'development', resting },
    }
    const worker = new Worker(program, {
      workerData,
      execArgv: ['--enable-source-maps', `--import=${import.meta.resolve('tsx')}`],
    })
    try {
      return await new Promise((resolve, reject) => {
        worker.once('message', resolve).once('error', reject)
        setTimeout(
          () => reject(new Error(`${url} was not rendered within ${PAGE_WITHIN / 1000} s`)),
          PAGE_WITHIN,
        ).unref()
      })
    } finally {
      await worker.terminate()
    }
  }
}
