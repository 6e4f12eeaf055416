/** Its name is older than mails about anything but searches; mails of years link to it. */
export const STOP_PATH = '/api/searches/stop'

/** Where one click stops mails that carry this token. */
export function stopUrl(publicOrigin: string, token: string): string {
  return `${publicOrigin}${STOP_PATH}?token=${token}`
}
