import { everyCall } from '@brightfill/shared/contract'
import { exampleOf } from './exampleOf'
import { stubApi } from './stubApi'

/**
 * An api made from the contract alone: it answers every call with an example of the answer the contract describes. A
 * part of a path that the caller fills in (`:id`) is 1.
 * @param answers answers in place of examples, as in `stubApi`
 * @returns the calls made so far
 */
export function contractApi(answers: Parameters<typeof stubApi>[0] = {}) {
  const examples = everyCall.flatMap(({ method, path, answer }) =>
    answer
      ? [[`${method} ${path.replace(/^\/api/, '').replaceAll(/:\w+/g, '1')}`, () => exampleOf(answer)] as const]
      : [],
  )
  return stubApi({ ...Object.fromEntries(examples), ...answers })
}
