import { type Answer, read, type Site } from './site'

export const contact = { name: 'a', company_name: 'b', phone: '01632 960001' }

/** A call that a composition server forwards for a visitor. */
export async function postFrom(
  site: Site,
  visitor: string,
  address: string,
  fields: Record<string, string>,
  token?: string,
): Promise<Answer> {
  const headers = { 'X-Forwarded-For': visitor, ...(token && { Authorization: `Bearer ${token}` }) }
  return read(await fetch(site.url + address, { method: 'POST', body: new URLSearchParams(fields), headers }))
}

export async function sendForms(site: Site, visitors: string[]): Promise<number[]> {
  const sent = []
  for (const visitor of visitors) sent.push((await postFrom(site, visitor, '/submit-form-footer', contact)).status)
  return sent
}

export async function signIn(site: Site, login: string, password = 'Brightfill1'): Promise<string> {
  return (await postFrom(site, '203.0.113.20', '/user/login/account/auth', { login, password })).body.token
}

/** The statuses of this many calls. */
export async function statuses(site: Site, count: number, headers: Record<string, string>): Promise<number[]> {
  const seen = new Set<number>()
  for (let sent = 0; sent < count; sent += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.get('/api/status', headers)))
    for (const { status } of answers) seen.add(status)
  }
  return [...seen]
}
