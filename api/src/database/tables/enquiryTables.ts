import type { ContactFieldName } from '@brightfill/shared/constants'
import type { MailState, OfferDecision, ThreadKind, ThreadStatus, TimeLineEntry } from '@brightfill/shared/contract'
import type { Generated } from 'kysely'
import type { Day, Moment, OptionalMoment } from './columns'

export interface EnquiryTables {
  enquiry: Record<ContactFieldName, string> & {
    id: Generated<number>
    reference: string
    machine_slug: string | null
    wants_visit: Generated<boolean>
    wants_quote: Generated<boolean>
    created_at: Moment
  }
  sell_request: {
    id: Generated<number>
    reference: string
    name: string
    last_name: string
    email: string
    phone: string
    manufacturer: string
    model: string
    year: string
    created_at: Moment
  }
  /** Made by the database for each enquiry and offer. */
  thread: {
    reference: string
    kind: ThreadKind
    enquiry_reference: string | null
    sell_request_reference: string | null
    email_key: string
    name: string
    company_name: string
    machine_slug: string | null
    subject: string
    excerpt: string
    search: string
    status: Generated<ThreadStatus>
    reason: Generated<string>
    assigned_to: number | null
    next_step: Generated<string>
    next_step_on: Day
    reminded_at: OptionalMoment
    created_at: Moment
    changed_at: Moment
    due_at: Moment
    answered_at: OptionalMoment
    offer_price: number | null
    visit_on: Day
    decision: OfferDecision | null
    machine_id: number | null
  }
  thread_entry: {
    id: Generated<number>
    reference: string
    at: Moment
    by_account: number | null
    by_name: Generated<string>
    kind: TimeLineEntry['kind']
    text: Generated<string>
    before: Generated<string>
    after: Generated<string>
    mail_id: number | null
    mail_state: MailState | null
    mail_error: Generated<string>
    mail_subject: Generated<string>
    sheet_slug: string | null
  }
  thread_read: { account_id: number; reference: string }
  thread_presence: { reference: string; account_id: number; writing: boolean; seen_at: Moment }
  answer_template: { id: Generated<number>; name: string; text: string }
  enquiry_statistic: { month: string; kind: ThreadKind; machine_slug: string; status: ThreadStatus; number: number }
}
