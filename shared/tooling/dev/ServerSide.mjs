import path from 'node:path'
import { Worker } from 'node:worker_threads'
import webpack from 'webpack'
import { faceOf } from '../workspaces.mjs'
import { outputOf } from './configs.mjs'

/** Milliseconds for a page. */
const PAGE_WITHIN = 30_000

const program = new URL('./renderPage.worker.mjs', import.meta.url)

/** @typedef {{ remotes: { name: string }[] }} Composition */
/** @typedef {{ where: string, route: string, message: string, stack?: string }} Failure */
/** @typedef {{ status: number, html: string, location?: string, failures: Failure[] }} Rendered */

/**
 * Renders pages of what is developed as the composition server does, with what the sources are at that moment. Nothing
 * is built before somebody asks.
 */
export class ServerSide {
  /** @type {import('webpack').MultiCompiler | undefined} */
  #compiler
  /** The last page; the next one waits for it, because both would write the same files. */
  #last = Promise.resolve()

  /**
   * @param {{ workspaces: string[], configs: import('../webpack/base.mjs').BuildConfig[], renderer: string,
   *   site: string }} options configs: of what has to be built; renderer: the shell's bundle for the server; site: the
   *   running site, whose api is asked
   */
  constructor({ workspaces, configs, renderer, site }) {
    this.configs = configs
    this.renderer = renderer
    this.site = site
    /** Folders of the server's builds by name of the remote. */
    this.directories = Object.fromEntries(
      workspaces.map((workspace) => [faceOf(workspace).name, path.join(outputOf(workspace), 'server')]),
    )
  }

  /**
   * @param {string} url address of the page
   * @param {Composition} composition what the browser gets
   * @returns {Promise<Rendered>}
   * @throws Error when something does not compile or the page takes too long
   */
  render(url, composition) {
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
    this.#compiler ??= webpack(this.configs)
    const compiler = this.#compiler
    const stats = await new Promise((resolve, reject) =>
      compiler.run((error, result) => (error || !result ? reject(error) : resolve(result))),
    )
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'))
  }

  /**
   * @param {string} url
   * @param {Composition} composition
   * @returns {Promise<Rendered>}
   */
  async #run(url, composition) {
    const { directories, renderer, site: origin } = this
    // Remotes that are not developed have no server build here: the browser renders what they lend.
    const resting = composition.remotes.map(({ name }) => name).filter((name) => !directories[name])
    const workerData = {
      renderer,
      origin,
      site: { composition, directories, publicOrigin: new URL(url).origin },
      task: { url, requestId: 'development', resting },
    }
    const worker = new Worker(program, { workerData, execArgv: ['--enable-source-maps'] })
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
