import { rmSync } from 'node:fs'
import webpack, { type Compiler } from 'webpack'
import { completeRelease } from '../releases/completeRelease'

const name = 'CompleteRelease'

/**
 * Makes a release from the output of the browser build and the server build in one folder. Both builds share one
 * instance, which acts after the last of them.
 */
export class CompleteRelease {
  #running = 0
  #failed = false

  /** @param options making: folder the builds write into */
  constructor(private readonly options: Parameters<typeof completeRelease>[0]) {}

  apply(compiler: Compiler) {
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
