/** Shows a task that takes longer than a second: with the elapsed seconds in a terminal, else once. */
export async function withProgress<Result>(
  text: string,
  work: () => Promise<Result>,
  out: { isTTY?: boolean; write(text: string): unknown } = process.stdout,
) {
  let seconds = 0
  const ticking = setInterval(() => {
    seconds += 1
    // The cursor goes back to the start of the line, so that the next line written takes its place.
    if (out.isTTY) out.write(`\r\x1b[K${text}, ${seconds} s\r`)
    else if (seconds === 1) out.write(`${text} ...\n`)
  }, 1000)
  try {
    return await work()
  } finally {
    clearInterval(ticking)
    if (out.isTTY && seconds > 0) out.write('\x1b[K')
  }
}
