import { HttpProblem } from '../../http/HttpProblem'

/** 422 with the one line that says why a release is not taken. */
export function refused(reason: string) {
  return new HttpProblem(422, { code: 'release_refused', message: reason })
}
