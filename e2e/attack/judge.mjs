// docs/security.md promises that nobody is refused, that slow connections at most double a p95, and that nobody notices
// a flood.

const TIMES = 2
/**
 * Milliseconds that are forgiven: a call takes 5 ms here and a picture 3, and one turn of garbage collection or one
 * render of somebody else, which is no attack, is more than twice that. Nobody notices 10 ms.
 */
const FORGIVEN = 10
/**
 * Milliseconds that are forgiven in a flood. Its sender, the visitors and the site share the cores of this machine, and
 * it sends up to 200 requests at the same moment. People do not notice a tenth of a second.
 */
const FORGIVEN_IN_A_FLOOD = 100

/**
 * The rows in which visitors noticed too much.
 * @param {import('./visitors.mjs').Noticed} quiet without an attack
 * @param {import('./visitors.mjs').Noticed} row during one
 * @returns {string[]}
 */
export function complaints(quiet, { during, times, failures, asked }) {
  const slow = Object.entries(times).flatMap(([kind, [, p95]]) => {
    const forgiven = during.includes('slow') ? FORGIVEN : FORGIVEN_IN_A_FLOOD
    const most = TIMES * (quiet.times[kind]?.[1] ?? 0) + forgiven
    // Without any answer there is no p95.
    return p95 <= most ? [] : [`${during}: the p95 of a ${kind} was ${p95} ms, not ${most} at most`]
  })
  const refused = failures.length > 0 ? [`${during}: ${failures.length} of ${asked} got no answer`] : []
  return [...refused, ...slow]
}
