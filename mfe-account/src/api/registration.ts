import { api, form, keyed } from '@brightfill/shared/api'
import type { ResetAnswer, ResetCheckAnswer } from '@brightfill/shared/contract'

type Account = Record<'name' | 'phone' | 'email' | 'password', string>

/** @param key of the message, which the api takes once */
export async function register(account: Account, key: string): Promise<void> {
  await api.post('/registration/account', form(account), keyed(key))
}

export async function requestReset(email: string): Promise<void> {
  await api.post('/forget-password', form({ email }))
}

/** The parameters of a link from a reset mail. */
export interface ResetLink {
  email: string
  token: string
}

/** Whether the link is still good. */
export async function checkResetLink(link: ResetLink): Promise<boolean> {
  const { data } = await api.post<ResetCheckAnswer>('/reset-password-init', form({ ...link }))
  return Number(data.result) === 1
}

/** Ways into an account that a new password may leave or end. */
export interface OtherWaysIn {
  signOut: boolean
  removeProviders: boolean
}

export async function resetPassword(
  link: ResetLink,
  [password, confirmation]: [string, string],
  { signOut, removeProviders }: OtherWaysIn,
): Promise<ResetAnswer> {
  const others = { ...(!signOut && { keep_sessions: 1 }), ...(removeProviders && { remove_providers: 1 }) }
  const body = form({ ...link, password, password_confirmation: confirmation, ...others })
  const { data } = await api.post<ResetAnswer>('/reset-password', body)
  return data
}
