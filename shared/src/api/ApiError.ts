/**
 * A failed call: `status` is 0 without an answer, else the HTTP status; `fields` are messages per field;
 * `retryAfter` is how many seconds the answer asks to wait, where it says so; `late` is a call whose answer did not
 * come in time, so that it may have done its work; `code` is the answer's stable name for the failure.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly retryAfter: number | undefined
  readonly late: boolean | undefined
  readonly code: string | undefined

  constructor(
    readonly status: number,
    message: string,
    readonly fields: Readonly<Record<string, string[]>> = {},
    readonly requestId?: string,
    { retryAfter, late, code }: { retryAfter?: number; late?: boolean; code?: string } = {},
  ) {
    super(message)
    this.retryAfter = retryAfter
    this.late = late
    this.code = code
  }
}
