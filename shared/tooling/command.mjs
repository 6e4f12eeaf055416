/**
 * Runs a command with its arguments and prints a failure as one line.
 * @param {(words: string[]) => unknown} run
 */
export async function command(run) {
  try {
    await run(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
