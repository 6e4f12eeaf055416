import type { Renderers } from '../render/Renderers'
import { Overrides } from './Overrides'

/** For tests of other parts: a server without any tickets. */
export function testOverrides(renderers: Renderers): Overrides {
  return new Overrides({
    key: 'a-key-that-signed-no-ticket',
    https: false,
    live: () => renderers.current.composition,
    compose: () => Promise.reject(new Error('There are no other releases')),
    folder: '',
    makeRenderer: () => renderers.current,
  })
}
