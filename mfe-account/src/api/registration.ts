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

export async function resetPassword(link: ResetLink, password: string, confirmation: string): Promise<ResetAnswer> {
  const body = form({ ...link, password, password_confirmation: confirmation })
  const { data } = await api.post<ResetAnswer>('/reset-password', body)
  return data
}
