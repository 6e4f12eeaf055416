import { HttpProblem } from '../../http/HttpProblem'

/** 422 with a sentence that says why the file was refused and what to do. Nothing of it is kept. */
export function unfitFile(message: string) {
  return new HttpProblem(422, { code: 'unfit_file', message })
}
