import type { ApiError } from '@brightfill/shared/api'
import { waitInWords } from '@brightfill/shared/messages'
import { texts } from './texts'

/**
 * Why an attempt failed for a reason other than its fields, and when to try again.
 * @param notNow what did not work
 */
export function whyNot({ status, retryAfter }: Partial<ApiError>, notNow: string): string {
  if (status === 0) return texts.noConnection
  return `${status === 429 ? texts.tooOften : notNow} ${texts.tryAgain(waitInWords(retryAfter))}`
}
