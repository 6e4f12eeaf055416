import { api } from '@brightfill/shared/api'
import type { LoginAnswer } from '@brightfill/shared/contract'
import { rememberToken } from '@brightfill/shared/session'

/** Signs in without the account's page, for this session. @throws ApiError 400 wrong password, 423 locked */
export async function signIn(login: string, password: string): Promise<void> {
  const { data } = await api.post<LoginAnswer>('/user/login/account/auth', { login, password, remember: 0 })
  rememberToken(data.token)
}
