/** Id of the script element that carries the page state. */
export const STATE_ID = 'page-state'

/** JSON that is safe inside a script element. */
export function writeState(state: object): string {
  return JSON.stringify(state).replace(/</g, '\\u003c')
}
