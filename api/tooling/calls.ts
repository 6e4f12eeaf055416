/** Calls an api as a browser does. */
export async function call(
  url: string,
  {
    method = 'POST',
    fields,
    headers = {},
  }: { method?: string; fields?: object; headers?: Record<string, string> } = {},
) {
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
 * A call that must succeed for the rest to make sense.
 * @throws Error when the api refuses
 */
export async function mustCall(url: string, options?: Parameters<typeof call>[1]) {
  const { status, cookie, body } = await call(url, options)
  if (status >= 300) throw new Error(`${options?.method ?? 'POST'} ${url}: ${status} ${JSON.stringify(body)}`)
  return { cookie, body }
}

/** The demo's colleague with all roles; the README has the password. */
const STAFF = { login: 'staff@brightfill.example', password: 'Brightfill1' }

/**
 * @param origin of the api
 * @returns the headers for further calls
 */
export async function signIn(
  origin: string,
  fields: { login: string; password: string; remember?: number },
): Promise<Record<string, string>> {
  const { body } = await mustCall(`${origin}/user/login/account/auth`, { fields })
  return { authorization: `Bearer ${body.token}` }
}

/**
 * Signs in the demo's colleague and opens the office.
 * @param origin of the api
 * @returns the headers for calls of that office, and the id of the account
 */
export async function openOffice(origin: string): Promise<{ headers: Record<string, string>; caller: number }> {
  const headers = await signIn(origin, STAFF)
  const { cookie, body } = await mustCall(`${origin}/api/office/session`, { fields: {}, headers })
  return { headers: { ...headers, cookie }, caller: body.data.id }
}
