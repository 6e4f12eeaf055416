import type { OfficeChange } from '@brightfill/shared/contract'
import type { Generated } from 'kysely'
import type { Moment, OptionalMoment } from './columns'

export interface OfficeTables {
  office_session: {
    cookie_hash: string
    token_hash: string
    account_id: number
    opened_at: Moment
    used_at: Moment
  }
  second_factor: {
    account_id: number
    secret: string | null
    pending_secret: string | null
    last_step: Generated<number>
  }
  passkey: {
    id: string
    account_id: number
    name: string
    public_key: string
    counter: string | number
    transports: Generated<string[]>
    created_at: Moment
    used_at: OptionalMoment
  }
  recovery_code: { account_id: number; code_hash: string; used_at: OptionalMoment }
  activity: {
    id: Generated<number>
    at: Moment
    account_id: number | null
    person: string
    address: string
    kind: string
    thing: string
    before: Generated<string>
    after: Generated<string>
  }
  office_change: { id: Generated<string>; at: Moment; what: OfficeChange['what']; reference: string }
}
