import type { Problem } from '@brightfill/shared/contract'

/** The JSON of every answer with a status from 400 on. */
export function problemOf(
  request: { id: string },
  { code, message, errors, changed }: Omit<Problem, 'result' | 'request_id'>,
) {
  const problem: Problem = { result: 0, code, message, errors, changed, request_id: request.id }
  return problem
}
