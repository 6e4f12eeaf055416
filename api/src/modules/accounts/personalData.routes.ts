import { personalDataCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { forbidden, invalid, unauthorized } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { AccountsRepo } from './accounts.repo'
import type { PasswordHasher } from './PasswordHasher'
import type { PersonalDataRepo } from './personalData.repo'
import { texts } from './texts'

export interface PersonalDataRoutesOptions {
  accounts: AccountsRepo
  passwords: PasswordHasher
  personalData: PersonalDataRepo
}

/** Somebody's own data: all of it at once, and gone at once. */
export function personalDataRoutes(
  app: FastifyInstance,
  { accounts, passwords, personalData }: PersonalDataRoutesOptions,
) {
  async function account(id: number) {
    const found = await accounts.find(id)
    if (!found) throw unauthorized()
    return found
  }

  mount(app, personalDataCalls.exportData, async ({ request }) => {
    const caller = await request.requireCaller()
    return { result: YES, data: await personalData.read(await account(caller.id)) }
  })

  mount(
    app,
    personalDataCalls.deleteAccount,
    async ({ body: { password = '' }, request }) => {
      const caller = await request.requireCaller()
      // Staff are removed by other staff, so that the site never runs without anybody.
      if (caller.roles.length > 0) throw forbidden()
      const own = await account(caller.id)
      if (own.password_hash && !(await passwords.verify(own.password_hash, password)))
        throw invalid({ password: [texts.passwordWrong] })
      await personalData.delete(own)
      return { result: YES }
    },
    { budget: 'login' },
  )
}
