import type { FastifyRequest } from 'fastify'
import type { Repos } from '../../createRepos'
import { locked } from '../../http/HttpProblem'
import type { AccountRow } from './accounts.repo'
import { texts } from './texts'

/** Too many wrong passwords were given for an address. */
export function lockedOut(seconds: number) {
  return locked(seconds, texts.locked(Math.ceil(seconds / 60)))
}

/**
 * Whether a signed-in person knows the password. Counts with the attempts to sign in: a thief of a browser or a token
 * must not guess the password here.
 * @throws HttpProblem 423 after too many wrong ones
 */
export async function isOwnPassword(
  { signInAttempts, passwords, devices }: Repos,
  request: FastifyRequest,
  { email, password_hash }: Pick<AccountRow, 'email' | 'password_hash'>,
  password: string,
): Promise<boolean> {
  const device = await devices.idOf(email, request)
  const seconds = await signInAttempts.attempt(email, device)
  if (seconds > 0) throw lockedOut(seconds)
  const right = await passwords.verify(password_hash, password)
  if (right) await signInAttempts.forget(email, device)
  return right
}
