import { rmSync } from 'node:fs'
import webpack from 'webpack'
import { completeRelease } from '../releases/completeRelease.mjs'

const name = 'CompleteRelease'

/**
 * Makes a release of what the browser build and the server build have written into one folder. One instance belongs to
 * both builds and acts after the last of them.
 */
export class CompleteRelease {
  #running = 0
  #failed = false

  /** @param {Parameters<typeof completeRelease>[0]} options making: folder the builds write into */
  constructor(options) {
    this.options = options
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const leave = () => rmSync(this.options.making, { recursive: true, force: true })
    this.#running += 1
    compiler.hooks.failed.tap(name, leave)
    compiler.hooks.done.tapPromise(name, async ({ compilation }) => {
      this.#running -= 1
      this.#failed ||= compilation.errors.length > 0
      if (this.#running > 0) return
      try {
        const problems = this.#failed ? [] : await completeRelease(this.options)
        if (problems.length > 0) compilation.errors.push(new webpack.WebpackError(problems.join('\n')))
      } finally {
        leave()
      }
    })
  }
}
