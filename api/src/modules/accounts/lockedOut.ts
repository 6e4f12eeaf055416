import { locked } from '../../http/HttpProblem'
import { texts } from './texts'

/** Too many wrong passwords were given for an address. */
export function lockedOut(seconds: number) {
  return locked(seconds, texts.locked(Math.ceil(seconds / 60)))
}
