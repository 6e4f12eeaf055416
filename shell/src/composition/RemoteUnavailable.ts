/** A remote whose code could not be loaded: refused, damaged, or throwing while it starts. A state of the product, with a Retry. */
export class RemoteUnavailable extends Error {
  override name = 'RemoteUnavailable'

  constructor(
    readonly remote: string,
    cause?: unknown,
    /** The failure happened while the server rendered and came here with the document. */
    readonly seenByServer = false,
  ) {
    super(`The remote "${remote}" could not be loaded`, { cause })
  }
}
