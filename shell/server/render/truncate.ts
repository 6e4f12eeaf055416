/** Characters of the texts that code of remotes throws. */
export const LONGEST = { message: 2_000, stack: 8_000 }

/** The part of it for the log: code of remotes wrote the texts. */
export function truncate<Failure extends { message: string; stack?: string }>(failure: Failure): Failure {
  const { message, stack } = failure
  return {
    ...failure,
    message: message.slice(0, LONGEST.message),
    ...(stack !== undefined && { stack: stack.slice(0, LONGEST.stack) }),
  }
}
