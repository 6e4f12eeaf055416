import { api, form } from '@brightfill/shared/api'
import type { ResultKind, ResultsAnswer } from '@brightfill/shared/contract'

interface Wanted {
  query: string
  kind?: ResultKind
  page: number
}

/** Everything that matches: the first of every kind, or a page of one kind. */
export async function fetchResults(wanted: Wanted, signal?: AbortSignal): Promise<ResultsAnswer> {
  const { data } = await api.post<ResultsAnswer>('/search/results', form({ ...wanted }), { signal })
  return data
}
