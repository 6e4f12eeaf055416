import { call } from '@brightfill/shared/api'
import type { ResultKind, ResultsAnswer } from '@brightfill/shared/contract'

interface Wanted {
  query: string
  kind?: ResultKind
  page: number
}

/** Everything that matches: the first of every kind, or a page of one kind. */
export function fetchResults(wanted: Wanted, signal?: AbortSignal): Promise<ResultsAnswer> {
  return call('POST /search/results', wanted, { signal })
}
