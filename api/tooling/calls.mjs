/**
 * Calls an api as a browser does.
 * @param {string} url
 * @param {{ method?: string, fields?: object, headers?: Record<string, string> }} [options]
 */
export async function call(url, { method = 'POST', fields, headers = {} } = {}) {
  const response = await fetch(url, {
    method,
    headers: { ...(fields && { 'content-type': 'application/json' }), ...headers },
    body: fields && JSON.stringify(fields),
    signal: AbortSignal.timeout(60_000),
  })
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';')
  return { status: response.status, cookie, body: await response.json() }
}

/**
 * A call without which the rest would measure or test nothing.
 * @param {string} url
 * @param {Parameters<typeof call>[1]} [options]
 * @throws Error when the api refuses
 */
export async function mustCall(url, options) {
  const { status, cookie, body } = await call(url, options)
  if (status >= 300) throw new Error(`${options?.method ?? 'POST'} ${url}: ${status} ${JSON.stringify(body)}`)
  return { cookie, body }
}

/** The demo's member of staff, with every role; the README names the password. */
const STAFF = { login: 'staff@brightfill.example', password: 'Brightfill1' }

/**
 * @param {string} origin of the api
 * @param {{ login: string, password: string, remember?: number }} fields
 * @returns {Promise<Record<string, string>>} the headers of that caller
 */
export async function signIn(origin, fields) {
  const { body } = await mustCall(`${origin}/user/login/account/auth`, { fields })
  return { authorization: `Bearer ${body.token}` }
}

/**
 * Signs staff of the demo in and opens the office.
 * @param {string} origin of the api
 * @returns {Promise<{ headers: Record<string, string>, caller: number }>} headers of the calls of that office, and the
 *   id of the account
 */
export async function openOffice(origin) {
  const headers = await signIn(origin, STAFF)
  const { cookie, body } = await mustCall(`${origin}/api/office/session`, { fields: {}, headers })
  return { headers: { ...headers, cookie }, caller: body.data.id }
}
