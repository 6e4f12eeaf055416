import { existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { checkBudgets } from '../budgets/checkBudgets.mjs'
import { compressFolder } from '../compressFolder.mjs'
import { describeLent } from '../lent/describeLent.mjs'
import { writeReleaseFile } from '../releases/releaseFile.mjs'
import { makeCurrent, releaseFolder } from '../releases/releaseFolders.mjs'
import { titleOf } from '../workspaces.mjs'

const name = 'CompleteRelease'

/**
 * Makes a release of what the browser build and the server build have written into one folder: compresses the files,
 * writes the release file, checks the budgets, and puts the folder in its place. One instance belongs to both builds
 * and acts after the last of them.
 */
export class CompleteRelease {
  #running = 0
  #failed = false

  /** @param {{ workspace: string, release: string, making: string }} options making: folder the builds write into */
  constructor(options) {
    this.options = options
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    this.#running += 1
    compiler.hooks.failed.tap(name, () => rmSync(this.options.making, { recursive: true, force: true }))
    compiler.hooks.done.tapPromise(name, async ({ compilation }) => {
      this.#running -= 1
      this.#failed ||= compilation.errors.length > 0
      if (this.#running > 0) return
      try {
        if (!this.#failed) await this.#complete(compilation)
      } finally {
        rmSync(this.options.making, { recursive: true, force: true })
      }
    })
  }

  /** @param {import('webpack').Compilation} compilation */
  async #complete(compilation) {
    const { workspace, release, making } = this.options
    const sent = ['browser', 'office'].map((part) => path.join(making, part)).filter(existsSync)
    await Promise.all(sent.map(compressFolder))
    const lent = workspace === 'shell' ? undefined : await describeLent(workspace, making)
    writeReleaseFile(workspace, { release, folder: making, lent })
    const problems = checkBudgets(workspace, making)
    if (problems.length > 0) {
      compilation.errors.push(new webpack.WebpackError(problems.join('\n')))
      return
    }
    // Built beside its place and moved there whole: a release folder is complete from the moment it can be seen.
    if (!existsSync(releaseFolder(workspace, release))) renameSync(making, releaseFolder(workspace, release))
    makeCurrent(workspace, release)
    console.log(`${titleOf(workspace)}: release ${release} (${process.uptime().toFixed(1)} s)`)
  }
}
