import { HttpProblem } from '../../http/HttpProblem'

/** 422 with one line that says why a release is refused. */
export function refused(reason: string) {
  return new HttpProblem(422, { code: 'release_refused', message: reason })
}
