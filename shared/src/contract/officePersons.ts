import { EMAIL_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { EnquiryRow, SellRequestRow } from './forms'
import { Answer, Int, Timestamp } from './parts'
import { OwnThread, PersonalData } from './personalData'
import { staffWith } from './rows'

const customers = staffWith('customers.write')

// The data of a person by e-mail address, with or without an account (O-73).

const OfAddress = Type.Object({ email: Type.String({ minLength: 3, maxLength: EMAIL_MAX_LENGTH }) })

/** All data held about the person with this address. */
export const PersonData = Type.Object({
  email: Type.String(),
  /** The confirmed account with this address. */
  account: Type.Optional(PersonalData),
  enquiries: Type.Array(EnquiryRow),
  sell_requests: Type.Array(SellRequestRow),
  /** The history of these. */
  threads: Type.Array(OwnThread),
  /** E-mails to this address; the texts of sent ones are not stored. */
  mails: Type.Array(Type.Object({ subject: Type.String(), created_at: Timestamp })),
})
export type PersonData = Static<typeof PersonData>

export const officePersonCalls = {
  personData: customers.post('/api/office/persons/data', 'All data we hold for an e-mail address', {
    body: OfAddress,
    answer: Answer({ data: PersonData }),
  }),
  erasePerson: customers.post('/api/office/persons/erase', 'Delete all data of a person without a confirmed account', {
    body: OfAddress,
    /** The records that were erased. */
    answer: Answer({ data: Type.Object({ enquiries: Int, sell_requests: Int }) }),
    /** 409: the address has a confirmed account, which is deleted on the customer's page. */
    failures: [409],
  }),
}
