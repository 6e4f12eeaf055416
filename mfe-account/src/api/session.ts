import { call } from '@brightfill/shared/api'

/** `remember` asks for 30 days instead of 12 hours. */
export async function signIn(login: string, password: string, remember: boolean): Promise<string> {
  const { token } = await call('POST /user/login/account/auth', { login, password, remember: remember ? 1 : 0 })
  return token
}

/** Sends the e-mail address that a social sign-in lacks; the api e-mails a link there. */
export async function nameAddress(email: string): Promise<void> {
  await call('POST /auth/email', { email })
}

/** Exchanges the token from an address, which works once and within a minute, for a session's token. */
export async function exchangeToken(token: string): Promise<string> {
  const session = await call('POST /auth/session', { token })
  return session.token
}

/** Ends this session, or every session of the user. */
export async function signOut(everywhere: boolean): Promise<void> {
  await call('POST /user/logout', { everywhere: everywhere ? 1 : 0 })
}
