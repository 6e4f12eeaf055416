import type { OfficeMe } from '@brightfill/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../http/callers'
import { forbidden, invalid, locked } from '../../http/HttpProblem'
import type { Repos } from '../../repos'

type Factor = 'code' | 'recovery code' | 'passkey'
type TryCounts =
  | 'codeAttempts'
  | 'accountCodeAttempts'
  | 'recoveryAttempts'
  | 'passkeyAttempts'
  | 'codeBrowsers'
  | 'devices'

const minutes = (count: number) => (count === 1 ? '1 minute' : `${count} minutes`)
const lockedTexts: Record<Factor, (wait: number) => string> = {
  code: (wait) => `Too many wrong codes. Try again in ${minutes(wait)}, or use a recovery code.`,
  'recovery code': (wait) => `Too many wrong recovery codes. Try again in ${minutes(wait)}.`,
  passkey: (wait) => `This passkey was refused too often. Try again in ${minutes(wait)}.`,
}
const refusal = {
  code: { code: ['This code is not right, or was used'] },
  'recovery code': { code: ['This code is not right, or was used'] },
  passkey: { response: ['This passkey was not accepted. Try again'] },
}

/** The parts that every second factor has in common: how tries are counted, and how the office opens (O-08, O-09). */
export class OfficeDoor {
  /** @param factorRequired whether the office opens only with a second factor */
  constructor(
    private readonly parts: Pick<Repos, 'accounts' | 'officeSessions' | 'secondFactor' | 'activity' | TryCounts>,
    readonly factorRequired: boolean,
  ) {}

  /** @returns the value of the cookie */
  async open(caller: Caller, reply: FastifyReply): Promise<string> {
    const { officeSessions, activity } = this.parts
    // First, so that no office is open without its line in the log.
    await activity.add(caller, { kind: 'office opened', thing: '' })
    const value = await officeSessions.open(caller.id, caller.tokenHash)
    reply.setSiteCookie('bf_office', value, { strict: true })
    return value
  }

  /**
   * Counts a try before it is made. Which part was wrong is not told.
   * @param attempt gives nothing for what is wrong
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
   * Where a try counts. A token that somebody else has locks only its own sign-in: a browser with a good code lately
   * has a count of its own, and so have recovery codes.
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

  /** A token alone must not add to a second factor that is set, nor replace it. */
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
