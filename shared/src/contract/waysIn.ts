import { type Static, Type } from 'typebox'
import { Answer, Flag, Id, Nothing, OneOf, Timestamp } from './parts'
import { user } from './rows'

// The ways into an account: signed-in browsers and sign-in providers.

export const ProviderName = OneOf('google', 'linkedin')
export type ProviderName = Static<typeof ProviderName>

export const SignedInDevice = Type.Object({
  id: Id,
  /** "Firefox on Windows"; empty when unknown. */
  device: Type.String(),
  created_at: Timestamp,
  /** To within five minutes. */
  used_at: Timestamp,
  /** 1: the browser that asks. */
  current: Flag,
})
export type SignedInDevice = Static<typeof SignedInDevice>

export const WaysIn = Type.Object({
  /** The most recently used first. */
  devices: Type.Array(SignedInDevice),
  providers: Type.Array(Type.Object({ provider: ProviderName, created_at: Timestamp })),
  /** 0: the last provider cannot be removed. */
  has_password: Flag,
})
export type WaysIn = Static<typeof WaysIn>

export const WaysInAnswer = Answer({ data: WaysIn })
export type WaysInAnswer = Static<typeof WaysInAnswer>

export const waysInCalls = {
  waysIn: user.get('/api/user/ways-in', 'The caller’s signed-in browsers and sign-in providers', {
    answer: WaysInAnswer,
  }),
  endSession: user.post('/api/user/sessions/end', 'Sign out one of the caller’s browsers', {
    body: Type.Object({ id: Id }),
    answer: Nothing,
    failures: [404],
  }),
  removeProvider: user.post('/api/user/providers/remove', 'Remove one of the caller’s sign-in providers', {
    body: Type.Object({ provider: ProviderName }),
    answer: Nothing,
    /** 409: it is the last way in, because no password is set. */
    failures: [404, 409],
  }),
}
