import type {
  AnnouncementWish,
  Canary,
  CanaryTrial,
  LogAction,
  MailState,
  OfferDecision,
  OfficeChange,
  ReleaseFile,
  Releases,
  SmokeFailure,
  StaffRole,
  ThreadKind,
  ThreadStatus,
  TimeLineEntry,
} from '@brightfill/shared/contract'
import type { ColumnType, Generated } from 'kysely'

// The tables as kysely sees them; migrations/*.sql is where they are made. Columns of type jsonb are written as JSON
// text.

type Json<Value> = ColumnType<Value, string, string>
type Moment = ColumnType<Date, Date | string | undefined, Date | string>
type OptionalMoment = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
/** Read as text in the queries: drivers make moments of days. */
type Day = ColumnType<unknown, string | null | undefined, string | null>

export interface Tables {
  revision: { area: string; number: number; changed_at: Moment }
  budget_use: { key: string; used: number; ends_at: Moment }
  setting: { name: string; value: Json<unknown>; updated_at: Moment }
  page: {
    id: Generated<number>
    url: string
    title: string
    menu_position: number | null
    meta_title: string
    meta_description: string
    search_text: string
    published: Generated<boolean>
    updated_at: Moment
  }
  section: { page_id: number; key: string; position: number; type: string; fields: Json<Record<string, unknown>> }
  site_option: { name: string; value: Json<Record<string, unknown>>; updated_at: Moment }
  article: {
    id: Generated<number>
    slug: string
    title: string
    description: string
    author: string
    image: string
    content: Json<{ element_type: 'h2' | 'p' | 'image'; text: string; content_field: string }[]>
    meta_title: string
    meta_description: string
    title_text: string
    search_text: string
    published_at: OptionalMoment
    deleted_at: OptionalMoment
    updated_at: Moment
  }
  filter_option: { id: Generated<number>; kind: OptionKind; name: string; position: number }
  machine: {
    id: Generated<number>
    slug: string
    name: string
    model: string
    manufacturer: string
    year: number | null
    description: string
    sku: string
    capacity: string
    condition_note: string
    price: number | null
    selling_state: Generated<'available' | 'reserved' | 'sold'>
    images: Json<string[]>
    technical_specifications: Json<{ title: string; specifications: { name: string; value: string }[] }[]>
    video_type: '' | 'local' | 'iframe'
    local_video: string
    iframe_video: string
    video_poster: string
    description_text: string
    reviews: Json<{ avatar: string; author: string; position: string; rating: number; review: string }[]>
    meta_title: string
    meta_description: string
    published_at: OptionalMoment
    deleted_at: OptionalMoment
    updated_at: Moment
  }
  machine_option: { machine_id: number; option_id: number; position: number }
  product_filter: {
    machine_id: number
    published_at: Moment
    category: number[]
    bottles: number[]
    beverage: number[]
    price: number | null
    year: number | null
    search: string
    /** Set by the database. */
    facet_id: Generated<number>
  }
  facet: { id: Generated<number>; digest: string; category: number[]; bottles: number[]; beverage: number[] }
  search_word: { word: string }
  known_model: { manufacturer: string; model: string; year: number }
  former_slug: { kind: 'machine' | 'article'; slug: string; target_id: number }
  account: {
    id: Generated<number>
    email: string
    email_key: string
    name: string
    last_name: Generated<string>
    phone: Generated<string>
    position: Generated<string>
    image: Generated<string>
    /** The highest of `roles`; set by the database. */
    role: Generated<'user' | 'editor' | 'sales' | 'admin'>
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
    token_hash: string
    account_id: number
    created_at: Moment
    expires_at: Moment
    cookie_hash: string | null
    activate_until: OptionalMoment
  }
  mailed_token: {
    token_hash: string
    purpose: 'reset' | 'verify' | 'change' | 'undo' | 'invite'
    account_id: number
    /** Key of the address the link was mailed to. */
    email_key: string
    expires_at: Moment
    used_at: OptionalMoment
  }
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
  wishlist: { account_id: number; machine_id: number; created_at: Moment }
  customer_order: { id: Generated<number>; account_id: number; status_name: string; created_at: Moment }
  enquiry: {
    id: Generated<number>
    reference: string
    name: string
    company_name: string
    phone: string
    email: string
    full_address: string
    message: string
    machine_slug: string | null
    wants_visit: Generated<boolean>
    wants_quote: Generated<boolean>
    handled_at: OptionalMoment
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
    handled_at: OptionalMoment
    created_at: Moment
  }
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
  }
  thread_read: { account_id: number; reference: string }
  thread_presence: { reference: string; account_id: number; writing: boolean; seen_at: Moment }
  office_change: { id: Generated<string>; at: Moment; what: OfficeChange['what']; reference: string }
  answer_template: { id: Generated<number>; name: string; text: string }
  enquiry_statistic: { month: string; kind: ThreadKind; machine_slug: string; status: ThreadStatus; number: number }
  release: {
    name: string
    id: string
    face: Json<ReleaseFace>
    digest: string
    archive: Uint8Array
    size: number
    signature: string | null
    published_by: string
    published_at: Moment
  }
  live_composition: { version: number; releases: Json<Releases>; canary: Json<Canary> | null }
  activation: {
    id: Generated<number>
    at: Moment
    by_whom: string
    action: LogAction
    changes: Json<Releases>
    releases: Json<Releases> | null
    canary: Json<Canary> | null
    reason: Generated<string>
    key_id: number | null
    smoke: Generated<string>
  }
  deploy_key: {
    id: Generated<number>
    name: string
    label: string
    key_hash: string
    created_at: Moment
    revoked_at: OptionalMoment
  }
  candidate: {
    id: string
    releases: Json<Releases>
    changed: Json<string[]>
    created_at: Moment
    ok: boolean | null
    failures: ColumnType<SmokeFailure[], string | undefined, string>
    skipped: ColumnType<SmokeFailure[], string | undefined, string>
  }
  composition_server: { id: string; composition: string; seen_at: Moment; trial: Json<CanaryTrial> | null }
}

type WithoutFiles<File> = File extends ReleaseFile ? Omit<File, 'files'> : never

/** The description of a release in its release.json; its list of files stays in the archive. */
export type ReleaseFace = WithoutFiles<ReleaseFile>

export type OptionKind = 'category' | 'bottles' | 'beverage'
