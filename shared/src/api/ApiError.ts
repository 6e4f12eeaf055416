/**
 * A call that failed: `status` 0 when there was no answer at all, else the HTTP status. `fields` are messages per field
 * (Q-16).
 */
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
