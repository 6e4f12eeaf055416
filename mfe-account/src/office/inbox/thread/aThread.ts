import type { ThreadRecord } from './useThread'

const at = '2026-11-24T09:30:00.000Z'

/** For tests: an enquiry about a machine, as the api answers it. */
export function aThread(known: Partial<ThreadRecord> = {}): ThreadRecord {
  return {
    id: 'E-22222222',
    reference: 'E-22222222',
    kind: 'enquiry',
    name: 'Ada Field',
    company_name: 'Holloway Dairy',
    email: 'ada@dairy.example',
    subject: 'Rotary bottle filler',
    excerpt: 'Is it there?',
    status: 'new',
    unread: false,
    assigned: null,
    next_step: null,
    created_at: at,
    changed_at: at,
    waited_minutes: 0,
    answered_at: null,
    promised_minutes: 480,
    overdue: false,
    phone: '+44 1632 960418',
    details: [],
    message: 'Is it there?',
    wants_visit: false,
    wants_quote: false,
    reason: '',
    machine: null,
    offer: null,
    person: {
      account_id: null,
      unconfirmed_id: null,
      customer_since: null,
      others: [],
      saved_machines: [],
      orders: 0,
    },
    told: { 'in work': 'We are working on your enquiry.', won: 'Thank you for your decision.' },
    time_line: [],
    version: 1,
    present: [],
    ...known,
  }
}

/** For tests: a machine offered to the company. */
export function anOffer(known: Partial<NonNullable<ThreadRecord['offer']>> = {}): ThreadRecord {
  return aThread({
    id: 'S-22222222',
    reference: 'S-22222222',
    kind: 'offer',
    told: { won: 'We accept your offer.' },
    offer: {
      manufacturer: 'Tarnpak',
      model: 'AC-9000 S',
      year: '2016',
      price: null,
      visit_on: null,
      decision: null,
      machine_id: null,
      ...known,
    },
  })
}

/** For tests: the machine that an enquiry is about. */
export const aMachineAsked = (live: boolean): NonNullable<ThreadRecord['machine']> => ({
  slug: 'filler',
  name: 'Rotary bottle filler',
  model: 'BF-RF 36/12',
  sku: 'BF-3612',
  year: 2019,
  price: 48_500,
  picture: '',
  live,
  selling_state: 'available',
  also_asked: 0,
})
