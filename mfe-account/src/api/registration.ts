import { call } from '@brightfill/shared/api'
import type { ResetAnswer } from '@brightfill/shared/contract'

type Account = Record<'name' | 'phone' | 'email' | 'password', string>

/** @param key of the message, which the api takes once */
export async function register(account: Account, key: string): Promise<void> {
  await call('POST /registration/account', account, { key })
}

export async function requestReset(email: string): Promise<void> {
  await call('POST /forget-password', { email })
}

/** The parameters of a link from a reset e-mail. */
export interface ResetLink {
  email: string
  token: string
}

/** Whether the link is still valid. */
export async function checkResetLink(link: ResetLink): Promise<boolean> {
  const { result } = await call('POST /reset-password-init', link)
  return Number(result) === 1
}

/** Ways into an account that a new password may leave or end. */
export interface OtherWaysIn {
  signOut: boolean
  removeProviders: boolean
}

export function resetPassword(
  link: ResetLink,
  [password, confirmation]: [string, string],
  { signOut, removeProviders }: OtherWaysIn,
): Promise<ResetAnswer> {
  return call('POST /reset-password', {
    ...link,
    password,
    password_confirmation: confirmation,
    ...(!signOut && { keep_sessions: 1 }),
    ...(removeProviders && { remove_providers: 1 }),
  })
}
