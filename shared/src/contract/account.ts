import { EMAIL_MAX_LENGTH, PASSWORD_MAX_LENGTH } from '@brightfill/shared/constants'
import { staffRoles } from '@brightfill/shared/roles'
import { type Static, Type } from 'typebox'
import { Answer, Flag, Id, NullOr, OneOf, ShortText, Timestamp, Verdict } from './parts'

const Email = Type.String({ maxLength: EMAIL_MAX_LENGTH })
const Password = Type.String({ maxLength: PASSWORD_MAX_LENGTH })

export const Role = OneOf('user', ...staffRoles)
export type Role = Static<typeof Role>

export const Address = Type.Object({
  address: Type.String(),
  country_id: NullOr(Id),
  city_name: Type.String(),
  state: Type.String(),
  zip_code: Type.String(),
})
export type Address = Static<typeof Address>

/**
 * The signed-in user. It has the surname both as `last_name` and as `second_name`, and the address with the
 * country's display name, because the specification prints two forms of it.
 */
export const User = Type.Object({
  id: Id,
  image: Type.String(),
  name: Type.String(),
  last_name: Type.String(),
  second_name: Type.String(),
  phone: Type.String(),
  position: Type.String(),
  email: Type.String(),
  /** 0: the e-mail address is not confirmed, and gets no news. */
  confirmed: Flag,
  role: Role,
  address: Address,
  /** Display name of the address's country; empty when none is chosen. */
  country: Type.String(),
  created_at: Timestamp,
  updated_at: Timestamp,
})
export type User = Static<typeof User>

export const UserAnswer = Verdict({ data: Type.Optional(User) })
export type UserAnswer = Static<typeof UserAnswer>

export const OrderRow = Type.Object({
  id: Id,
  created_at: Timestamp,
  /** Shown as given. */
  status_name: Type.String(),
})
export type OrderRow = Static<typeof OrderRow>
/** The caller's orders, newest first. */
export const OrdersAnswer = Type.Object({ data: Type.Array(OrderRow) })
export type OrdersAnswer = Static<typeof OrdersAnswer>

/** A wrong login and a wrong password get the same 400. `remember` chooses 30 days over 12 hours. */
export const LoginRequest = Type.Object({
  login: Type.Optional(Type.String({ maxLength: 1000 })),
  password: Type.Optional(Type.String({ maxLength: 1000 })),
  remember: Type.Optional(Type.Union([Type.Boolean(), Flag])),
})
export const LoginAnswer = Answer({ token: Type.String(), expires_at: Timestamp })
export type LoginAnswer = Static<typeof LoginAnswer>

export const ByRole = Type.Object({ role: Type.String({ maxLength: 40 }) })

export const RegistrationRequest = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  phone: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  email: Email,
  password: Password,
})
export const MessageAnswer = Answer({ message: Type.String() })
export type MessageAnswer = Static<typeof MessageAnswer>

export const ForgotRequest = Type.Object({ email: Type.Optional(Email) })
export const ResetCheckRequest = Type.Object({
  email: Type.Optional(Email),
  token: Type.Optional(Type.String({ maxLength: 200 })),
})
export const ResetCheckAnswer = Verdict({})
export type ResetCheckAnswer = Static<typeof ResetCheckAnswer>
export const ResetRequest = Type.Object({
  email: Type.Optional(Email),
  token: Type.Optional(Type.String({ maxLength: 200 })),
  password: Type.Optional(Password),
  password_confirmation: Type.Optional(Password),
  /** 1: browsers that are signed in stay so; otherwise all are signed out. */
  keep_sessions: Type.Optional(Type.Union([Type.Boolean(), Flag])),
  /** 1: providers can no longer sign in to this account. */
  remove_providers: Type.Optional(Type.Union([Type.Boolean(), Flag])),
})
/** `error` says why `result` is 0. */
export const ResetAnswer = Verdict({ error: Type.Optional(Type.String()) })
export type ResetAnswer = Static<typeof ResetAnswer>

export const Country = Type.Object({ id: Id, name: Type.String() })
export type Country = Static<typeof Country>
/** Countries with names that start with the given text, sorted by name. */
export const CountriesAnswer = Answer({ country: Type.Array(Country) })
export type CountriesAnswer = Static<typeof CountriesAnswer>

/** `result` is 0 when the address is confirmed already; then no e-mail goes out. */
export const ConfirmationAnswer = Verdict({})
export type ConfirmationAnswer = Static<typeof ConfirmationAnswer>

/** The user object with any of its editable fields; id, role and password in it are ignored. */
export const UserChange = Type.Object({
  name: Type.Optional(ShortText),
  second_name: Type.Optional(ShortText),
  last_name: Type.Optional(ShortText),
  phone: Type.Optional(ShortText),
  position: Type.Optional(ShortText),
  email: Type.Optional(Email),
  address: Type.Optional(
    Type.Object({
      address: Type.Optional(Type.String({ maxLength: 500 })),
      country_id: Type.Optional(NullOr(Id)),
      city_name: Type.Optional(ShortText),
      state: Type.Optional(ShortText),
      zip_code: Type.Optional(Type.String({ maxLength: 20 })),
    }),
  ),
})
export type UserChange = Static<typeof UserChange>
export const UserChangeAnswer = Answer({
  data: User,
  /** A new address takes effect once the link e-mailed to it is opened. */
  confirm_email: Type.Optional(Type.String()),
})
export type UserChangeAnswer = Static<typeof UserChangeAnswer>

/** `current_password` is checked only when sent. */
export const PasswordChange = Type.Object({ password: Password, current_password: Type.Optional(Password) })

export const LogoutRequest = Type.Object({
  /** Ends all sessions of the user, not only this one. */
  everywhere: Type.Optional(Type.Union([Type.Boolean(), Flag])),
})
