import { api, form } from '@brightfill/shared/api'
import type { LoginAnswer } from '@brightfill/shared/contract'

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

/** The token of a session for one that travelled in an address, which works once, within a minute. */
export async function exchangeToken(token: string): Promise<string> {
  const { data } = await api.post<LoginAnswer>('/auth/session', form({ token }))
  return data.token
}

/** Ends this session, or every session of the user. */
export async function signOut(everywhere: boolean): Promise<void> {
  await api.post('/user/logout', form({ everywhere: everywhere ? 1 : 0 }))
}
