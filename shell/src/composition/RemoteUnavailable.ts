/** The code of a remote was refused, was damaged or threw while it started. The page then offers Retry. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'

  constructor(
    readonly remote: string,
    cause?: unknown,
    /** The failure happened on the server and came with the document. */
    readonly seenByServer = false,
  ) {
    super(`The remote "${remote}" could not be loaded`, { cause })
  }
}
