import { everyCall } from '@brightfill/shared/contract'
import { exampleOf } from './exampleOf'
import { type Stubs, stubApi } from './stubApi'

/**
 * An api made from the contract alone: it answers every call with an example of the answer the contract describes.
 * @param answers answers in place of examples, as in `stubApi`
 * @returns the calls made so far
 */
export function contractApi(answers: Stubs = {}) {
  const examples = everyCall.flatMap(({ method, path, answer }) =>
    answer ? [[`${method} ${path.replace(/^\/api/, '')}`, () => exampleOf(answer)] as const] : [],
  )
  return stubApi({ ...Object.fromEntries(examples), ...answers })
}
