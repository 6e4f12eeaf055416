import { api } from '@brightfill/shared/api'
import type { FieldsAnswer } from '@brightfill/shared/contract'

/** The content of the page at an address, with the options its sections need. */
export async function fetchFields(url: string, signal?: AbortSignal): Promise<FieldsAnswer> {
  const { data } = await api.get<FieldsAnswer>('/fields', { params: { url, options: 'faq,Meta site' }, signal })
  return data
}
