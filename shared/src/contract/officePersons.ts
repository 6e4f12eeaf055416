import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { EnquiryRow, SellRequestRow } from './forms'
import { Answer, Int, Timestamp } from './parts'
import { OwnThread, PersonalData } from './personalData'
import { sales } from './rows'

// The data of somebody by e-mail address, with an account or without one (O-73).

const OfAddress = Type.Object({ email: Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH }) })

/** Everything that is kept about somebody with this address. */
export const PersonData = Type.Object({
  email: Type.String(),
  /** The confirmed account with this address. */
  account: Type.Optional(PersonalData),
  enquiries: Type.Array(EnquiryRow),
  sell_requests: Type.Array(SellRequestRow),
  /** How these went on. */
  threads: Type.Array(OwnThread),
  /** Mails to this address; the words of those that were sent are not kept. */
  mails: Type.Array(Type.Object({ subject: Type.String(), created_at: Timestamp })),
})
export type PersonData = Static<typeof PersonData>

export const officePersonCalls = {
  personData: sales.post('/api/office/persons/data', 'Everything that is kept about somebody with this address', {
    body: OfAddress,
    answer: Answer({ data: PersonData }),
  }),
  erasePerson: sales.post('/api/office/persons/erase', 'Erase everything of somebody without a confirmed account', {
    body: OfAddress,
    /** The records that were erased. */
    answer: Answer({ data: Type.Object({ enquiries: Int, sell_requests: Int }) }),
    /** 409: the address has a confirmed account, which is deleted on the customer's page. */
    failures: [409],
  }),
}
