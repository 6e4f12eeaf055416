import { generateSync } from 'otplib'
import { siteRegistry } from '../siteRegistry'
import { askAs } from './means'

// Attacks on other users' access: strangers use up the budgets of sign-in and office, and users still get in.

const SIGN_IN = '/user/login/account/auth'
const demo = { login: 'demo@brightfill.example', password: 'Brightfill1' }
/** A hidden picture on a page of another site. */
const picture = { 'sec-fetch-dest': 'image', 'sec-fetch-site': 'cross-site' }

/** The number of strangers, each in a network of its own. */
const strangers = Array.from({ length: 108 }, (_, number) => `198.18.${number}.1`)

type Site = { origin: string }

/** @returns the users who were wrongly kept out */
export async function signInOfOthers({ origin }: Site): Promise<string[]> {
  const keptOut: string[] = []
  const signIn = async (who: string, client: string) => {
    const { status } = await askAs(origin, client, { path: SIGN_IN, body: demo })
    if (status !== 200) keptOut.push(`${who} got ${status} for the right password`)
  }
  const reader = '203.0.113.50'
  for (let count = 0; count < 12; count += 1)
    for (const step of ['redirect', 'callback'])
      await askAs(origin, reader, { path: `/auth/google/${step}`, headers: picture })
  await signIn('the reader of a page with hidden pictures', reader)

  for (const client of strangers)
    await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        askAs(
          origin,
          client,
          count % 2 ? { path: SIGN_IN, body: { login: [] } } : { path: '/auth/google/redirect', headers: picture },
        ),
      ),
    )
  await signIn('somebody, after 1,080 requests that are no tries,', '203.0.113.51')

  for (const [number, client] of strangers.entries())
    await Promise.all(
      Array.from({ length: 10 }, (_, count) =>
        askAs(origin, client, {
          path: SIGN_IN,
          body: { login: `${number}-${count}@guess.example`, password: 'Guess123' },
        }),
      ),
    )
  await signIn('somebody, after 1,080 real tries of strangers,', '203.0.113.52')
  return keptOut
}

/**
 * A thief has the token of a staff sign-in, without the cookies of its browser.
 * @returns the actions that its owner could not do
 */
export async function officeOfAnOwner({
  origin,
  ...site
}: Site & { apiPort: number; dataDir: string }): Promise<string[]> {
  // A demo with the budgets of production has no staff.
  await siteRegistry(site).post('/api/staff/roles', { email: demo.login, role: 'sales' })
  // In a network without earlier sign-ins: strangers may have used up the shared budget.
  const [owner, thief] = ['198.51.100.60', '192.0.2.61']
  const { status, headers, json } = await askAs(origin, owner, { path: SIGN_IN, body: demo })
  if (status !== 200) return [`the owner got ${status} for the right password`]
  const device = String(headers['set-cookie'] ?? '').split(';')[0] ?? ''
  const authorization = `Bearer ${json.token}`
  const asOwner = { authorization, cookie: device }
  const call = (client: string, path: string, body: object, headers: Record<string, string>) =>
    askAs(origin, client, { path: `/api/office${path}`, body, headers })
  const { secret = '' } = (await call(owner, '/factor', {}, asOwner)).json
  const epoch = Math.floor(Date.now() / 1000)
  const code = (steps: number) => generateSync({ secret, epoch: epoch + 30 * steps })
  const confirmed = await call(owner, '/factor/confirm', { code: code(0) }, asOwner)
  const recovery = confirmed.json.recovery_codes?.[0]
  if (!recovery) return [`the second factor could not be set (${confirmed.status}), so this attack proves nothing`]

  for (let count = 0; count < 8; count += 1) await call(thief, '/session', { code: '000000' }, { authorization })
  const app = await call(owner, '/session', { code: code(1) }, asOwner)
  const paper = await call('198.51.100.62', '/session', { code: recovery }, { authorization })
  return Object.entries({ 'a code of the app': app, 'a recovery code': paper }).flatMap(([what, answer]) =>
    answer.status === 200 ? [] : [`the owner got ${answer.status} for ${what}`],
  )
}
