import type { Site } from './site'

export const origin = 'http://localhost:3000'

/** A browser that signs in with a provider. */
export function socialBrowser(site: () => Site) {
  const locationOf = (headers: Headers) => new URL(headers.get('location') ?? '', origin)

  /** Goes to the provider and returns to the api's callback address. */
  async function journey(name: string, on = site()) {
    const begun = await on.get(`/auth/${name}/redirect`)
    const cookie = begun.headers.get('set-cookie')?.split(';')[0] ?? ''
    const asked = locationOf(begun.headers)
    const back = locationOf((await fetch(asked, { redirect: 'manual' })).headers)
    return { asked, cookie, back: back.pathname + back.search, setCookie: begun.headers.get('set-cookie') }
  }

  async function signIn(name: string) {
    const { back, cookie } = await journey(name)
    const end = locationOf((await site().get(back, { Cookie: cookie })).headers)
    return { end, cookie, token: end.searchParams.get('token') ?? '' }
  }

  /** Exchanges the token in an address, in the browser with the cookie; undefined when refused. */
  const exchange = async (token: string, cookie = '', on = site()) => {
    const response = await fetch(`${on.url}/api/auth/session`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie: cookie },
      body: JSON.stringify({ token }),
    })
    return ((await response.json()) as { token?: string }).token
  }
  const ownerOf = async (token: string, cookie = '', on = site()) => {
    const headers = { Authorization: `Bearer ${token}`, Cookie: cookie }
    const response = await fetch(`${on.url}/check/auth`, { method: 'POST', headers })
    const body = (await response.json()) as { data?: { email: string; name: string } }
    return { status: response.status, user: body.data }
  }
  /** The signed-in person after the exchange of a token. */
  const userOf = async (token: string, cookie?: string, on = site()) =>
    ownerOf((await exchange(token, cookie, on)) ?? 'none', '', on)

  return { locationOf, journey, signIn, exchange, ownerOf, userOf }
}
