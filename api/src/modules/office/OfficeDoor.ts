import type { OfficeMe } from '@brightfill/shared/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../http/callers'
import { forbidden, invalid, locked } from '../../http/HttpProblem'
import type { Repos } from '../../repos'

/** The parts that every second factor has in common: how tries are counted, and how the office opens (O-08, O-09). */
export class OfficeDoor {
  /** @param factorRequired whether the office opens only with a second factor */
  constructor(
    private readonly parts: Pick<Repos, 'accounts' | 'officeSessions' | 'secondFactor' | 'codeAttempts' | 'activity'>,
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
    factor: 'code' | 'passkey',
    attempt: () => Promise<Result | false | undefined>,
  ): Promise<Result> {
    const { codeAttempts, activity } = this.parts
    const seconds = await codeAttempts.attempt(String(caller.id))
    if (seconds > 0) {
      await activity.addRarely(caller, { kind: 'code locked', thing: '' })
      throw locked(seconds, `Too many wrong codes. Try again in ${Math.ceil(seconds / 60)} min`)
    }
    const result = await attempt()
    if (result === false || result === undefined) {
      await activity.add(caller, { kind: `${factor} refused`, thing: '' })
      throw invalid(
        factor === 'code'
          ? { code: ['This code is not right, or was used'] }
          : { response: ['This passkey was not accepted. Try again'] },
      )
    }
    await codeAttempts.forget(String(caller.id))
    return result
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
