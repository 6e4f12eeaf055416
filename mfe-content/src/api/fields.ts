import { call } from '@brightfill/shared/api'
import type { FieldsAnswer } from '@brightfill/shared/contract'

/** The content of the page at an address, with the options its sections need. */
export function fetchFields(url: string, signal?: AbortSignal): Promise<FieldsAnswer> {
  return call('GET /fields', { url, options: 'faq,Meta site' }, { signal })
}
