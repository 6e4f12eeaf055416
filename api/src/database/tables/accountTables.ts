import type { AnnouncementWish, StaffRole } from '@brightfill/shared/contract'
import type { Generated } from 'kysely'
import type { Moment, OptionalMoment } from './columns'

export interface AccountTables {
  account: {
    id: Generated<number>
    email: string
    email_key: string
    name: string
    last_name: Generated<string>
    phone: Generated<string>
    position: Generated<string>
    image: Generated<string>
    roles: Generated<StaffRole[]>
    invited_roles: Generated<StaffRole[]>
    announcements: Generated<AnnouncementWish>
    announced_on: string | null
    password_hash: string | null
    verified_at: OptionalMoment
    locked_at: OptionalMoment
    may_bypass_maintenance: Generated<boolean>
    address: Generated<string>
    country_id: number | null
    city_name: Generated<string>
    state: Generated<string>
    zip_code: Generated<string>
    created_at: Moment
    updated_at: Moment
  }
  session: {
    id: Generated<number>
    token_hash: string
    account_id: number
    created_at: Moment
    expires_at: Moment
    cookie_hash: string | null
    activate_until: OptionalMoment
    /** "Firefox on Windows"; empty when unknown. */
    device: Generated<string>
    used_at: Moment
  }
  code_browser: { account_id: number; browser_hash: string; good_at: Moment }
  mailed_token: {
    token_hash: string
    purpose: 'reset' | 'verify' | 'change' | 'undo' | 'invite' | 'join'
    account_id: number
    /** Key of the address the link was mailed to. */
    email_key: string
    expires_at: Moment
    used_at: OptionalMoment
  }
  /** The key is a hash. */
  sign_in_failure: { email_key: string; failures: number; last_at: Moment; locked_until: OptionalMoment }
  identity: { provider: string; subject: string; account_id: number; created_at: Moment }
  sign_in_journey: {
    state_hash: string
    provider: string
    cookie_hash: string
    nonce: string
    code_verifier: string
    expires_at: Moment
  }
  unfinished_sign_in: {
    cookie_hash: string
    provider: string
    subject: string
    name: string
    last_name: string
    email: string | null
    token_hash: string | null
    mails: Generated<number>
    expires_at: Moment
  }
}
