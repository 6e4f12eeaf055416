import type { Generated } from 'kysely'
import type { Json, Moment, OptionalMoment } from './columns'

export interface SiteTables {
  revision: { area: string; number: number; changed_at: Moment }
  budget_use: { key: string; used: number; ends_at: Moment }
  setting: { name: string; value: Json<unknown>; updated_at: Moment }
  search_word: { word: string }
  former_slug: { kind: 'machine' | 'article'; slug: string; target_id: number }
  sent_message: { key: string; fingerprint: string; outcome: Json<unknown>; sent_at: Moment }
  record_version: { record: string; version: string; parts: Json<object>; changed_at: Moment }
  outbox: {
    id: Generated<number>
    message_id: string
    recipient: string
    subject: string
    text_part: string
    html_part: string
    created_at: Moment
    attempts: Generated<number>
    next_attempt_at: Moment
    claimed_until: OptionalMoment
    sent_at: OptionalMoment
    given_up_at: OptionalMoment
    last_error: string | null
    account_id: number | null
    enquiry_reference: string | null
    sell_request_reference: string | null
    reply_to: string | null
    sheet_slug: string | null
    stop_url: string | null
    in_reply_to: string | null
    expires_at: OptionalMoment
    by_person: Generated<boolean>
  }
}
