import { callAt, Problem } from '@brightfill/shared/contract'
import { Value } from 'typebox/value'
import type { Answer } from './site'

/**
 * Checks that the contract describes an answer of the registry: its status, and its body for that status (R-078,
 *
 */
export function expectPublishedShape(method: string, address: string, { status, body }: Answer) {
  const [path = ''] = `/api/releases${address}`.split('?')
  const call = callAt(method, path)
  if (!call) return expect(status).toBeGreaterThanOrEqual(400) // the contract has no call at this address
  const { summary: name } = call
  const announced = [
    call.status ?? 200,
    400,
    401,
    403,
    413,
    415,
    422,
    429,
    ...(call.failures ?? []),
    ...Object.keys(call.otherAnswers ?? {}).map(Number),
  ]
  expect({ name, status, announced: announced.includes(status) }).toEqual({ name, status, announced: true })
  if (call.download && status === 200) return
  const shape = call.otherAnswers?.[status] ?? (status < 400 ? call.answer : Problem)
  expect({ name, status, errors: shape ? [...Value.Errors(shape, body)] : 'no shape' }).toEqual({
    name,
    status,
    errors: [],
  })
}
