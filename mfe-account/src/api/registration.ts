import { api, form } from '@brightfill/shared/api'
import type { ResetAnswer, ResetCheckAnswer } from '@brightfill/shared/contract'

export interface NewAccount {
  name: string
  phone: string
  email: string
  password: string
}

export async function register({ name, phone, email, password }: NewAccount): Promise<void> {
  await api.post('/registration/account', form({ name, phone, email, password }))
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
export async function checkResetLink({ email, token }: ResetLink): Promise<boolean> {
  const { data } = await api.post<ResetCheckAnswer>('/reset-password-init', form({ email, token }))
  return Number(data.result) === 1
}

export async function resetPassword(
  { email, token }: ResetLink,
  password: string,
  confirmation: string,
): Promise<ResetAnswer> {
  const { data } = await api.post<ResetAnswer>(
    '/reset-password',
    form({ email, token, password, password_confirmation: confirmation }),
  )
  return data
}
