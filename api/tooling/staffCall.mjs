/**
 * Calls the running api as staff, so that commands work on the embedded database too, which only the api may open.
 * @param {string} address
 * @param {{ method?: string, body?: object }} [options]
 */
export async function staffCall(address, { method = 'POST', body } = {}) {
  const origin = process.env.API_ORIGIN || `http://127.0.0.1:${process.env.API_PORT || 4000}`
  const headers = {
    authorization: `Bearer ${await signIn(origin)}`,
    ...(body && { 'content-type': 'application/json' }),
  }
  return answer(await reach(`${origin}${address}`, { method, headers, body: body && JSON.stringify(body) }))
}

// The demo's staff user is known to everybody and exists only where the demo was seeded.
/** @param {string} origin */
async function signIn(origin) {
  const login = process.env.STAFF_LOGIN || 'staff@brightfill.example'
  const password = process.env.STAFF_PASSWORD || 'Brightfill1'
  const { token } = await answer(
    await reach(`${origin}/api/user/login/account/auth`, {
      method: 'POST',
      body: new URLSearchParams({ login, password }),
    }),
  )
  return token
}

/**
 * @param {string} address
 * @param {RequestInit} init
 */
async function reach(address, init) {
  try {
    return await fetch(address, { ...init, signal: AbortSignal.timeout(600_000) })
  } catch {
    throw new Error(`The api does not answer at ${new URL(address).origin}; start it, or set API_ORIGIN`)
  }
}

/** @param {Response} response */
async function answer(response) {
  const body = await response.json()
  if (response.ok) return body
  const details = Object.entries(/** @type {Record<string, string[]>} */ (body.errors ?? {})).map(
    ([field, texts]) => `\n  ${field}: ${texts.join(', ')}`,
  )
  throw new Error(`${response.status} ${body.message}${details.join('')}`)
}
