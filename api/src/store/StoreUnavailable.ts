import { Unavailable } from '../Unavailable'

/** The S3-compatible store does not answer, or refuses; the caller may try again in a moment. */
export class StoreUnavailable extends Unavailable {
  override name = 'StoreUnavailable'
}
