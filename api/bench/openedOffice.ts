import type { Get } from './measureOffice'

/** The demo's member of staff, with every role; the README names the password. */
const STAFF = { login: 'staff@brightfill.example', password: 'Brightfill1' }

/**
 * Signs staff of the demo in and opens the office, as a browser does.
 * @returns calls of that office, and the id of the account
 */
export async function openedOffice(origin: string): Promise<{ get: Get; caller: number }> {
  const { token } = await (await post(`${origin}/user/login/account/auth`, STAFF)).json()
  const bearer = { Authorization: `Bearer ${token}` }
  const opened = await post(`${origin}/api/office/session`, {}, bearer)
  const [Cookie = ''] = (opened.headers.get('set-cookie') ?? '').split(';')
  const { data } = await opened.json()
  const get: Get = async (path, query = {}) => {
    const words = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    const answer = await fetch(`${origin}/api/office/${path}?${words}`, { headers: { ...bearer, Cookie } })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`GET ${answer.url}: ${answer.status} ${text}`)
  }
  return { get, caller: data.id }
}

async function post(url: string, fields: object, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(fields),
  })
  if (!answer.ok) throw new Error(`POST ${url}: ${answer.status} ${await answer.text()}`)
  return answer
}
