import { HttpProblem } from '../../http/HttpProblem'
import { texts } from './texts'

/** Too many wrong passwords were given for an address. */
export function lockedOut(seconds: number) {
  return new HttpProblem(423, {
    code: 'locked',
    message: texts.locked(Math.ceil(seconds / 60)),
    headers: { 'Retry-After': String(Math.ceil(seconds)) },
  })
}
