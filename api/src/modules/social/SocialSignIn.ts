import { cleanEmail, EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import type { ProviderName } from '@brightfill/shared/contract'
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { Mailing } from '../../createRepos'
import { cleanName } from '../../http/cleanNames'
import { type AccountRow, EmailTaken } from '../accounts/accounts.repo'
import { newSecret } from '../accounts/secrets'
import type { NewSession } from '../accounts/sessions.repo'
import { mails } from '../mail/mails'
import { type Provider, providerTitles } from './providers'

/** Reasons for a failed sign-in, for /auth/callback. */
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

/** A session, and the address of its account. */
export interface Arrival extends NewSession {
  email: string
}

/** The returning browser: the cookie of its sign-in, and its everyday name. */
export interface Browser {
  cookie: string | undefined
  device: string
}

/** A browser with a verified cookie. */
type KnownBrowser = Browser & { cookie: string }

interface SocialSignInParts extends Mailing {
  providers: Record<ProviderName, Provider | undefined>
}

interface Person {
  subject: string
  email: string | undefined
  verified: boolean
  name: string
  last_name: string
}

/** Sign-in with Google and LinkedIn: the redirect, the return, and the matching account. */
export class SocialSignIn {
  constructor(private readonly parts: SocialSignInParts) {}

  /** @throws SocialRefusal */
  requireProvider(name: ProviderName): Provider {
    const provider = this.parts.providers[name]
    if (!provider) throw new SocialRefusal('unavailable')
    return provider
  }

  /** The address to send the browser to, and the cookie that it must bring back. @throws SocialRefusal */
  async begin(name: ProviderName): Promise<{ url: URL; cookie: string }> {
    const { provider, configuration } = await this.provider(name)
    const journey = {
      provider: name,
      cookie: newSecret(),
      state: randomState(),
      nonce: randomNonce(),
      code_verifier: randomPKCECodeVerifier(),
    }
    await this.parts.journeys.begin(journey)
    const url = buildAuthorizationUrl(configuration, {
      redirect_uri: this.callbackOf(name),
      scope: provider.scope,
      state: journey.state,
      ...(provider.bindsToken && {
        nonce: journey.nonce,
        code_challenge: await calculatePKCECodeChallenge(journey.code_verifier),
        code_challenge_method: 'S256',
      }),
    })
    return { url, cookie: journey.cookie }
  }

  /** Checks the provider's answer and opens a session that waits for the cookie. @throws SocialRefusal */
  async finish(name: ProviderName, search: URLSearchParams, browser: Browser): Promise<Arrival> {
    const { cookie } = browser
    const state = search.get('state')
    const journey = state ? await this.parts.journeys.end(state, name, cookie ?? '') : undefined
    if (!state || !cookie || !journey) throw new SocialRefusal('state')
    if (search.has('error')) throw new SocialRefusal('refused', search.get('error'))
    const person = await this.ask(name, search, state, journey)
    if (!person.email && (await this.parts.identities.accountOf(name, person.subject)) === undefined) {
      const { subject, name: first, last_name } = person
      await this.parts.unfinished.begin(cookie, { provider: name, subject, name: first, last_name })
      throw new SocialRefusal('email')
    }
    return this.signIn(name, person, { ...browser, cookie })
  }

  /**
   * Sends a link to the address that a person gave during their sign-in. False when no sign-in of this browser
   * waits for one.
   */
  async nameAddress(email: string, cookie: string): Promise<boolean> {
    const { transaction, publicOrigin } = this.parts
    return transaction(async ({ unfinished, outbox, mailsToAddress }) => {
      const named = await unfinished.nameAddress(cookie, email)
      if (!named) return false
      await mailsToAddress.spend(email)
      const url = `${publicOrigin}/auth/${named.provider}/confirm?${new URLSearchParams({ token: named.token })}`
      await outbox.add(email, mails.confirmSignIn(url))
      return true
    })
  }

  /**
   * Opening the link in the same browser proves access to both the address and the provider's account.
   * @throws SocialRefusal
   */
  async confirm(name: ProviderName, token: string, browser: Browser): Promise<Arrival> {
    const { cookie } = browser
    const row = cookie ? await this.parts.unfinished.take(name, token, cookie) : undefined
    if (!cookie || !row?.email) throw new SocialRefusal('state')
    return this.signIn(name, { ...row, email: row.email, verified: true }, { ...browser, cookie })
  }

  private async ask(
    name: ProviderName,
    search: URLSearchParams,
    state: string,
    journey: { nonce: string; code_verifier: string },
  ): Promise<Person> {
    const { provider, configuration } = await this.provider(name)
    try {
      const tokens = await authorizationCodeGrant(configuration, new URL(`${this.callbackOf(name)}?${search}`), {
        expectedState: state,
        idTokenExpected: true,
        ...(provider.bindsToken && { expectedNonce: journey.nonce, pkceCodeVerifier: journey.code_verifier }),
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('No id token')
      const info =
        claims.email === undefined ? await fetchUserInfo(configuration, tokens.access_token, claims.sub) : claims
      const email = typeof info.email === 'string' ? cleanEmail(info.email) : ''
      // Never shortened: the rest might be a stranger's address, and would count as confirmed.
      if (email.length > EMAIL_MAX_LENGTH) throw new Error('The e-mail address is too long')
      return {
        subject: claims.sub,
        email: email || undefined,
        verified: info.email_verified === true || info.email_verified === 'true',
        name: text(info.given_name) || text(info.name),
        last_name: text(info.family_name),
      }
    } catch (error) {
      throw new SocialRefusal('refused', error)
    }
  }

  private async signIn(provider: ProviderName, person: Person, browser: KnownBrowser): Promise<Arrival> {
    try {
      return await this.openOrRefuse(provider, person, browser)
    } catch (error) {
      if (!(error instanceof EmailTaken)) throw error
      // The same person has probably created an account with that address in another tab: now it is found.
      return this.openOrRefuse(provider, person, browser).catch((error) => {
        throw error instanceof EmailTaken ? new SocialRefusal('refused', error) : error
      })
    }
  }

  private async openOrRefuse(provider: ProviderName, person: Person, browser: KnownBrowser): Promise<Arrival> {
    const session = await this.open(provider, person, browser)
    if (!session) throw new SocialRefusal('refused')
    return session
  }

  /** The rules of Q-36: the matching account, and what an unconfirmed one loses. @throws EmailTaken */
  private async open(provider: ProviderName, person: Person, browser: KnownBrowser): Promise<Arrival | undefined> {
    return this.parts.transaction(async ({ accounts, sessions, identities, tokens, outbox }) => {
      const known = await identities.accountOf(provider, person.subject)
      const open = async ({ id, email }: Pick<AccountRow, 'id' | 'email'>): Promise<Arrival | undefined> => {
        const session = await sessions.openWithCookie(id, browser.cookie, browser.device)
        // The owner has just taken the account back and closed this way in; throws, so that no session stays.
        if ((await identities.accountOf(provider, person.subject)) !== id) throw new SocialRefusal('refused')
        return session && { ...session, email }
      }
      const owner = known === undefined ? undefined : await accounts.find(known)
      if (owner) return open(owner)

      if (!person.email) throw new SocialRefusal('email')
      if (!person.verified) throw new SocialRefusal('unverified')
      let account = await accounts.findByEmail(person.email)
      const isNew = !account
      if (!account) {
        account = await accounts.create({
          email: person.email,
          name: person.name || person.email.slice(0, NAME_MAX_LENGTH),
          password_hash: null,
          verified_at: new Date(),
        })
        if (person.last_name) await accounts.change(account.id, { last_name: person.last_name })
      } else if (!account.verified_at) {
        // The person who set the password or signed in with a provider never proved that the address is theirs.
        const { id } = account
        const owned = { password_hash: null, verified_at: new Date() }
        await tokens.voidWith(id, ['change', 'reset'], () => accounts.change(id, owned))
        await sessions.closeAll(id)
        await identities.unlinkAll(id)
      }
      await identities.link(provider, person.subject, account.id)
      // The owner is always told of a second way in.
      if (!isNew) {
        const mail = mails.providerAdded(providerTitles[provider], `${this.parts.publicOrigin}/user/profile`)
        await outbox.add(account.email, mail, { account_id: account.id })
      }
      return open(account)
    })
  }

  private async provider(name: ProviderName) {
    const provider = this.requireProvider(name)
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
  return typeof value === 'string' ? cleanName(value).trim().slice(0, NAME_MAX_LENGTH) : ''
}
