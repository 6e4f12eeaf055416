/** Something that the call needs is unavailable; the caller should try again in a moment (503). */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
