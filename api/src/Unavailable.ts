/** Something the call needs is not available now; the caller is asked to try again in a moment (503). */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
