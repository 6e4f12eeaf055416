import { calls } from '@brightfill/shared/contract'
import { exampleOf } from './exampleOf'
import { stubApi } from './stubApi'

/**
 * An api that knows nothing but the contract: every call is answered with an example of what the contract says it is answered with.
 * @param answers replaces the example of a call, as in `stubApi`
 * @returns the calls made so far
 */
export function contractApi(answers: Parameters<typeof stubApi>[0] = {}) {
  const examples = Object.values(calls).flatMap((call) =>
    'answer' in call
      ? [[`${call.method} ${call.path.replace(/^\/api/, '')}`, () => exampleOf(call.answer)] as const]
      : [],
  )
  return stubApi({ ...Object.fromEntries(examples), ...answers })
}
