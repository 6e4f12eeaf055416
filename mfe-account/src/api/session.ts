import { ApiError, api, form } from '@brightfill/shared/api'
import type { LoginAnswer, UserAnswer } from '@brightfill/shared/contract'

/** `remember` asks for 30 days instead of 12 hours. */
export async function signIn(login: string, password: string, remember: boolean): Promise<string> {
  const { data } = await api.post<LoginAnswer>(
    '/user/login/account/auth',
    form({ login, password, remember: remember ? 1 : 0 }),
  )
  return data.token
}

/** Sends the e-mail address that a social sign-in lacks; the api mails a link there. */
export async function nameAddress(email: string): Promise<void> {
  await api.post('/auth/email', form({ email }))
}

/** Whether the stored token opens no session: one from an address must be used within a minute. */
export async function isSessionOver(): Promise<boolean> {
  try {
    const { data } = await api.post<UserAnswer>('/check/auth')
    return Number(data.result) === 0
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 401
  }
}

/** Ends this session, or every session of the user. */
export async function signOut(everywhere: boolean): Promise<void> {
  await api.post('/user/logout', form({ everywhere: everywhere ? 1 : 0 }))
}
