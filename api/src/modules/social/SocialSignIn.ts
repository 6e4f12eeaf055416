import type { Kysely } from 'kysely'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Tables } from '../../database/tables'
import type { AccountsRepo } from '../accounts/accounts.repo'
import { newSecret } from '../accounts/secrets'
import type { NewSession, SessionsRepo } from '../accounts/sessions.repo'
import type { IdentitiesRepo } from './identities.repo'
import type { JourneysRepo } from './journeys.repo'
import type { Provider, ProviderName } from './providers'

/** Why nobody was signed in: what /auth/callback is told. */
export type SocialFailure = 'state' | 'unavailable' | 'refused' | 'email' | 'unverified'

export class SocialRefusal extends Error {
  override name = 'SocialRefusal'

  constructor(
    readonly reason: SocialFailure,
    cause?: unknown,
  ) {
    super(`Not signed in: ${reason}`, { cause })
  }
}

interface SocialSignInParts {
  db: Kysely<Tables>
  accounts: AccountsRepo
  sessions: SessionsRepo
  identities: IdentitiesRepo
  journeys: JourneysRepo
  providers: Record<ProviderName, Provider | undefined>
  publicOrigin: string
}

interface Person {
  subject: string
  email: string | undefined
  verified: boolean
  name: string
  lastName: string
}

/** Sign-in with Google and LinkedIn: the way there, the way back, and whose account it is. */
export class SocialSignIn {
  constructor(private readonly parts: SocialSignInParts) {}

  /** Where to send the browser, and the cookie that must come back with it. @throws SocialRefusal */
  async begin(name: ProviderName): Promise<{ url: URL; cookie: string }> {
    const { provider, configuration } = await this.provider(name)
    const journey = {
      provider: name,
      cookie: newSecret(),
      state: randomState(),
      nonce: randomNonce(),
      codeVerifier: randomPKCECodeVerifier(),
    }
    await this.parts.journeys.begin(journey)
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: this.callbackOf(name),
      scope: provider.scope,
      state: journey.state,
      ...(provider.bindsToken && {
        nonce: journey.nonce,
        code_challenge: await calculatePKCECodeChallenge(journey.codeVerifier),
        code_challenge_method: 'S256',
      }),
    })
    return { url, cookie: journey.cookie }
  }

  /** Checks what came back and opens a session that waits for the cookie. @throws SocialRefusal */
  async finish(name: ProviderName, search: URLSearchParams, cookie: string | undefined): Promise<NewSession> {
    const state = search.get('state')
    const journey = state ? await this.parts.journeys.end(state, name, cookie ?? '') : undefined
    if (!state || !cookie || !journey) throw new SocialRefusal('state')
    if (search.has('error')) throw new SocialRefusal('refused', search.get('error'))
    const person = await this.ask(name, search, state, journey)
    return this.signIn(name, person, cookie)
  }

  private async ask(
    name: ProviderName,
    search: URLSearchParams,
    state: string,
    journey: { nonce: string; codeVerifier: string },
  ): Promise<Person> {
    const { provider, configuration } = await this.provider(name)
    try {
      const tokens = await authorizationCodeGrant(configuration, new URL(`${this.callbackOf(name)}?${search}`), {
        expectedState: state,
        idTokenExpected: true,
        ...(provider.bindsToken && { expectedNonce: journey.nonce, pkceCodeVerifier: journey.codeVerifier }),
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('No id token')
      const info = claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
      return {
        subject: claims.sub,
        email: text(info.email) || undefined,
        verified: info.email_verified === true || info.email_verified === 'true',
        name: text(info.given_name) || text(info.name),
        lastName: text(info.family_name),
      }
    } catch (error) {
      throw new SocialRefusal('refused', error)
    }
  }

  /** The rules of Q-36: whose account this is, and what an unconfirmed one loses. */
  private async signIn(provider: ProviderName, person: Person, cookie: string): Promise<NewSession> {
    const { db } = this.parts
    return db.transaction().execute(async (on) => {
      const accounts = this.parts.accounts.on(on)
      const sessions = this.parts.sessions.on(on)
      const identities = this.parts.identities.on(on)
      const known = await identities.accountOf(provider, person.subject)
      if (known !== undefined) return sessions.open(known, { cookie })

      if (!person.email) throw new SocialRefusal('email')
      if (!person.verified) throw new SocialRefusal('unverified')
      let account = await accounts.findByEmail(person.email)
      if (!account) {
        account = await accounts.create({
          email: person.email,
          name: person.name || person.email,
          password_hash: null,
          verified_at: new Date(),
        })
        if (person.lastName) await accounts.change(account.id, { last_name: person.lastName })
      } else if (!account.verified_at) {
        // Whoever set the password never showed that the address is theirs.
        await accounts.change(account.id, { password_hash: null, verified_at: new Date() })
        await sessions.closeAll(account.id)
      }
      await identities.link(provider, person.subject, account.id)
      return sessions.open(account.id, { cookie })
    })
  }

  private async provider(name: ProviderName) {
    const provider = this.parts.providers[name]
    if (!provider) throw new SocialRefusal('unavailable')
    try {
      return { provider, configuration: await provider.configuration() }
    } catch (error) {
      throw new SocialRefusal('unavailable', error)
    }
  }

  private callbackOf(name: ProviderName): string {
    return `${this.parts.publicOrigin}/auth/${name}/callback`
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim().slice(0, 120) : ''
}
