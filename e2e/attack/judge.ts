import type { Noticed } from './visitors'

// An attack may refuse no visitor. Slow connections may at most double a p95, visitors do not notice a flood, and they
// hardly notice an import.

const TIMES = 2
/**
 * Milliseconds that are forgiven: a call takes 5 ms here and a picture 3, and one garbage collection or one render for
 * another visitor, which is no attack, is more than twice that. Visitors do not notice 10 ms.
 */
const FORGIVEN = 10
/**
 * Milliseconds that are forgiven in a flood. Its sender, the visitors and the site share the cores of this machine, and
 * it sends up to 200 requests at the same moment. People do not notice a tenth of a second.
 */
const FORGIVEN_IN_A_FLOOD = 100
/**
 * Milliseconds that are forgiven while the platform team imports a whole site again and again: an import is one
 * transaction, and the embedded database answers others after it. PostgreSQL answers them meanwhile.
 */
const FORGIVEN_IN_AN_IMPORT = 300

/**
 * The rows with too much impact on visitors.
 * @param quiet without an attack
 * @param row during one
 */
export function complaints(quiet: Noticed, { during, times, failures, asked }: Noticed): string[] {
  const slow = Object.entries(times).flatMap(([kind, [, p95]]) => {
    const most = TIMES * (quiet.times[kind]?.[1] ?? 0) + forgivenIn(during)
    // Without any answer there is no p95.
    return p95 <= most ? [] : [`${during}: the p95 of a ${kind} was ${p95} ms, not ${most} at most`]
  })
  const refused = failures.length > 0 ? [`${during}: ${failures.length} of ${asked} got no answer`] : []
  return [...refused, ...slow]
}

function forgivenIn(attack: string) {
  if (attack.includes('slow')) return FORGIVEN
  return attack.includes('imports') ? FORGIVEN_IN_AN_IMPORT : FORGIVEN_IN_A_FLOOD
}
