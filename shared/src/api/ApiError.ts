import type { Changed } from '@brightfill/shared/contract'

interface ErrorDetails {
  retryAfter?: number
  late?: boolean
  code?: string
  changed?: Changed
  cause?: unknown
}

/**
 * A failed call: `status` is 0 without an answer, else the HTTP status; `fields` are messages per field;
 * `retryAfter` is how many seconds the answer asks to wait, where it says so; `late` is a call without an answer in
 * time, which may have done its work anyway; `code` is the answer's stable name for the failure; `changed` says
 * who has changed the record meanwhile, and its current state; `cause` is for logs.
 */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly retryAfter: number | undefined
  readonly late: boolean | undefined
  readonly code: string | undefined
  readonly changed: Changed | undefined

  constructor(
    readonly status: number,
    message: string,
    readonly fields: Readonly<Record<string, string[]>> = {},
    readonly requestId?: string,
    { retryAfter, late, code, changed, cause }: ErrorDetails = {},
  ) {
    super(message, { cause })
    this.retryAfter = retryAfter
    this.late = late
    this.code = code
    this.changed = changed
  }
}
