import closeWithGrace from 'close-with-grace'

/**
 * Runs `close` and ends the process when a signal comes or an error was caught by nobody; a second signal ends it at
 * once.
 */
export function stopGracefully(close: () => Promise<void>): void {
  closeWithGrace({ delay: 10_000 }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack ?? err.message}\n`)
    await close()
  })
}
