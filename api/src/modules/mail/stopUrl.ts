/** For mails of all kinds: the token says which. */
export const STOP_PATH = '/api/searches/stop'

/** The address that stops mails with this token. */
export function stopUrl(publicOrigin: string, token: string): string {
  return `${publicOrigin}${STOP_PATH}?token=${token}`
}
