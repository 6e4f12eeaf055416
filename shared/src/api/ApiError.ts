/** A failed call: `status` is 0 without an answer, else the HTTP status; `fields` are messages per field. */
export class ApiError extends Error {
  override name = 'ApiError'

  constructor(
    readonly status: number,
    message: string,
    readonly fields: Readonly<Record<string, string[]>> = {},
    readonly requestId?: string,
  ) {
    super(message)
  }
}
