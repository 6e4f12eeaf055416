import path from 'node:path'

const EACH = 50

/**
 * Prints failures, the title first, and otherwise the progress of the run. A list of all good files would hide both.
 * @typedef {Pick<import('@jest/reporters').Reporter, 'onTestResult' | 'onRunComplete'>} Reporter
 * @implements {Reporter}
 */
export default class QuietReporter {
  /** @type {Required<Reporter>['onTestResult']} */
  onTestResult(_, result, { numTotalTestSuites: all, ...total }) {
    const file = path.relative(process.cwd(), result.testFilePath)
    if (result.testExecError && result.failureMessage) console.log(`FAILED: ${file}\n${result.failureMessage}`)
    for (const { status, ancestorTitles, title, failureMessages } of result.testResults) {
      if (status !== 'failed') continue
      const [message = '', ...more] = failureMessages
      console.log(
        `FAILED: ${[...ancestorTitles, title].join(' ')}\n  ${file}\n${indented([message, ...more].join('\n'))}\n`,
      )
    }
    const done = total.numPassedTestSuites + total.numFailedTestSuites + total.numPendingTestSuites
    if (done % EACH === 0 && done < all) console.log(`${done} of ${all} files`)
  }

  /** @type {Required<Reporter>['onRunComplete']} */
  onRunComplete(_, { numPassedTests, numFailedTests, numTotalTestSuites, testResults }) {
    const slow = testResults
      .map(({ testFilePath, perfStats }) => ({ testFilePath, seconds: (perfStats.end - perfStats.start) / 1000 }))
      .sort((a, b) => b.seconds - a.seconds)
      .slice(0, 3)
      .map(({ testFilePath, seconds }) => `${path.relative(process.cwd(), testFilePath)} (${seconds.toFixed(0)} s)`)
    const failed = numFailedTests > 0 ? `, ${numFailedTests} FAILED` : ''
    console.log(`${numTotalTestSuites} files: ${numPassedTests} tests passed${failed}`)
    console.log(`The slowest: ${slow.join(', ')}`)
  }
}

/** @param {string} text */
function indented(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s+at (.*node_modules|new Promise)/.test(line))
    .map((line) => `  ${line}`)
    .join('\n')
}
