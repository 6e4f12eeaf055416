export const STOP_PATH = '/api/searches/stop'

/** Where one click stops the mails of a saved search. */
export function stopUrl(publicOrigin: string, token: string): string {
  return `${publicOrigin}${STOP_PATH}?token=${token}`
}
