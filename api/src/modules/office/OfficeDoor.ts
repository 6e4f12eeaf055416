import { plural } from '@brightfill/shared/constants'
import type { OfficeMe } from '@brightfill/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Repos } from '../../createRepos'
import type { Caller } from '../../http/callers'
import { forbidden, invalid, locked } from '../../http/HttpProblem'

type Factor = 'code' | 'recovery code' | 'passkey'
type TryCounts =
  | 'codeAttempts'
  | 'accountCodeAttempts'
  | 'recoveryAttempts'
  | 'passkeyAttempts'
  | 'codeBrowsers'
  | 'devices'

const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' })
const lockedTexts: Record<Factor, (wait: number) => string> = {
  code: (wait) => `Too many wrong codes. Try again in ${minutes(wait)}, or use a recovery code.`,
  'recovery code': (wait) => `Too many wrong recovery codes. Try again in ${minutes(wait)}.`,
  passkey: (wait) => `Too many attempts with this passkey. Try again in ${minutes(wait)}.`,
}
const refusal = {
  code: { code: ['This code is incorrect or has been used'] },
  'recovery code': { code: ['This code is incorrect or has been used'] },
  passkey: { response: ['This passkey did not work. Try again'] },
}

/** Shared by all second factors: counting tries, and opening the office (O-08, O-09). */
export class OfficeDoor {
  /** @param factorRequired whether the office opens only with a second factor */
  constructor(
    private readonly parts: Pick<Repos, 'accounts' | 'officeSessions' | 'secondFactor' | 'activity' | TryCounts>,
    readonly factorRequired: boolean,
  ) {}

  /** @returns the value of the cookie */
  async open(caller: Caller, reply: FastifyReply): Promise<string> {
    const { officeSessions, activity } = this.parts
    // First, so that no office opens without a line in the log.
    await activity.add(caller, { kind: 'office opened', thing: '' })
    const value = await officeSessions.open(caller.id, caller.tokenHash)
    reply.setSiteCookie('bf_office', value, { strict: true })
    return value
  }

  /**
   * Counts a try before it is made. The answer does not reveal which part was wrong.
   * @param attempt returns false or undefined for a wrong factor
   */
  async check<Result>(
    caller: Caller,
    request: FastifyRequest,
    factor: Factor,
    attempt: () => Promise<Result | false | undefined>,
  ): Promise<Result> {
    const { activity, codeBrowsers, devices } = this.parts
    await request.spend('office')
    const browser = devices.browserOf(request)
    const counts = await this.countsOf(caller, factor, browser)
    for (const [attempts, key] of counts) {
      const seconds = await attempts.attempt(key)
      if (seconds === 0) continue
      await activity.addRarely(caller, { kind: 'code locked', thing: '' })
      throw locked(seconds, lockedTexts[factor](Math.ceil(seconds / 60)))
    }
    const result = await attempt()
    if (result === false || result === undefined) {
      await activity.add(caller, { kind: factor === 'passkey' ? 'passkey refused' : 'code refused', thing: '' })
      throw invalid(refusal[factor])
    }
    for (const [attempts, key] of counts) await attempts.forget(key)
    if (browser) await codeBrowsers.remember(caller.id, browser)
    return result
  }

  /**
   * The counts that a try adds to. A stolen token only locks its own sign-in: browsers with a recent good code and
   * recovery codes are counted apart.
   */
  private async countsOf({ id, tokenHash }: Caller, factor: Factor, browser: string | undefined) {
    const { codeAttempts, accountCodeAttempts, recoveryAttempts, passkeyAttempts, codeBrowsers } = this.parts
    const ofSession = `${id} ${tokenHash}`
    if (factor === 'recovery code') return [[recoveryAttempts, ofSession]] as const
    if (factor === 'passkey') return [[passkeyAttempts, ofSession]] as const
    if (browser && (await codeBrowsers.isKnown(id, browser))) return [[codeAttempts, `${id} ${browser}`]] as const
    return [
      [codeAttempts, ofSession],
      [accountCodeAttempts, String(id)],
    ] as const
  }

  /** A token alone must neither add to an existing second factor nor replace it. */
  async refuseOthers(caller: Caller, request: FastifyRequest) {
    if ((await this.parts.secondFactor.of(caller.id)).set && !(await this.isOpen(caller, request)))
      throw forbidden('Open the office first')
  }

  async isOpen(caller: Caller, request: FastifyRequest): Promise<boolean> {
    const value = request.siteCookie('bf_office')
    return value !== undefined && (await this.parts.officeSessions.find(value, caller.tokenHash)) !== undefined
  }

  async me(caller: Caller, value: string | undefined): Promise<OfficeMe> {
    const { accounts, secondFactor, officeSessions } = this.parts
    const [account, factor, office] = await Promise.all([
      accounts.find(caller.id),
      secondFactor.of(caller.id),
      value ? officeSessions.find(value, caller.tokenHash) : undefined,
    ])
    return {
      id: caller.id,
      name: caller.name,
      email: account?.email ?? '',
      roles: caller.roles,
      second_factor: { ...factor, required: this.factorRequired },
      open: office ?? null,
      announcements: account?.announcements ?? 'never',
    }
  }
}
