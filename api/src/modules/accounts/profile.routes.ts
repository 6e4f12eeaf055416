import { cleanEmail, emailKey, isEmail } from '@brightfill/shared/constants'
import { calls, type UserChange } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { NO, YES } from '../../http/flags'
import { invalid } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { isLongEnough } from './accountRules'
import { type AccountChange, type AccountRow, toUser } from './accounts.repo'
import { countriesByName, isCountry } from './countries'
import { isOwnPassword } from './ownPassword'
import { type JudgedPhone, judgePhone } from './phones'
import { texts } from './texts'

/** The signed-in user's own data. */
export function profileRoutes(app: FastifyInstance, parts: Parts) {
  const { accounts, service } = parts

  mount(app, calls.countries, async ({ body }) => ({ result: YES, country: countriesByName(body.name ?? '') }))

  mount(app, calls.changeUser, async ({ caller, body, request }) => {
    const former = await accounts.ofCaller(caller)
    const change = readChange(body, await phoneOf(former, body))
    await request.spend('changes', { alsoAccount: true })
    const { email, email_key } = former
    // Both addresses get a mail.
    const moves = change.email !== undefined && emailKey(String(change.email)) !== email_key
    if (moves) await request.spend('mailedChanges', { alsoAccount: true, email })
    const [account, waiting] = await service.changeProfile(caller, change)
    return { result: YES, data: toUser(account), ...(waiting && { confirm_email: waiting }) }
  })

  mount(app, calls.changePassword, async ({ caller, body: { password, current_password }, request }) => {
    if (!isLongEnough(password)) throw invalid({ password: [texts.passwordShort] })
    await request.spend('changes', { alsoAccount: true })
    const account = await accounts.ofCaller(caller)
    if (current_password && !(await isOwnPassword(parts, request, account, current_password)))
      throw invalid({ current_password: [texts.passwordWrong] })
    await request.spend('mailedChanges', { alsoAccount: true, email: account.email })
    await service.changePassword(caller, password)
    return { result: YES }
  })

  mount(app, calls.resendConfirmation, async ({ caller, request }) => {
    const account = await accounts.ofCaller(caller)
    if (account.verified_at) return { result: NO }
    await request.spend('mailedChanges', { alsoAccount: true, email: account.email })
    await service.sendConfirmation(account)
    return { result: YES }
  })

  /** An unchanged number is always accepted; people who signed up with a provider may have none. */
  async function phoneOf(account: AccountRow, { phone }: UserChange): Promise<Partial<JudgedPhone>> {
    const given = phone?.trim()
    return given && given !== account.phone ? judgePhone(parts.content, given) : { phone: given }
  }
}

/**
 * The editable fields of a request, with the surname under either of its names.
 * @throws HttpProblem 422
 */
function readChange(
  { name, second_name, last_name, position, email, address }: UserChange,
  { phone, fault }: Partial<JudgedPhone>,
): AccountChange {
  const country = address?.country_id
  const errors = {
    ...(name !== undefined && name.trim() === '' && { name: [texts.enterName] }),
    ...(fault && { phone: [fault] }),
    ...(email !== undefined && !isEmail(email) && { email: [texts.enterMail] }),
    ...(country !== undefined &&
      country !== null &&
      !isCountry(country) && { 'address.country_id': [texts.countryUnknown] }),
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const given = {
    name: name?.trim(),
    last_name: (second_name ?? last_name)?.trim(),
    phone,
    position: position?.trim(),
    email: email && cleanEmail(email),
    address: address?.address?.trim(),
    country_id: country,
    city_name: address?.city_name?.trim(),
    state: address?.state?.trim(),
    zip_code: address?.zip_code?.trim(),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
