import { EMAIL_MAX_LENGTH, MESSAGE_MAX_LENGTH, NAME_MAX_LENGTH } from './limits'

interface ContactField {
  /** Its label in the form, the e-mails and the office. */
  title: string
  /** Greatest length. */
  max: number
  /** The message when it is missing; a field without one may stay empty. */
  missing?: string
}

/**
 * The fields of the contact form in order. The form checks them, the api stores and e-mails them, and the
 * office shows them. Each has a column of its name in the table `enquiry`.
 */
export const contactFields = {
  name: { title: 'Name', max: NAME_MAX_LENGTH, missing: 'Enter name' },
  company_name: { title: 'Company name', max: NAME_MAX_LENGTH, missing: 'Enter company name' },
  phone: { title: 'Phone number', max: NAME_MAX_LENGTH, missing: 'Enter your phone number' },
  email: { title: 'E-mail', max: EMAIL_MAX_LENGTH },
  full_address: { title: 'Full address', max: 500 },
  message: { title: 'Message', max: MESSAGE_MAX_LENGTH },
} as const satisfies Record<string, ContactField>

export type ContactFieldName = keyof typeof contactFields
type Required = { [Name in ContactFieldName]: (typeof contactFields)[Name] extends { missing: string } ? Name : never }
export type RequiredContactField = Required[ContactFieldName]

export const contactFieldNames = Object.keys(contactFields) as ContactFieldName[] // the keys above

export const contactFieldOf = (name: ContactFieldName): ContactField => contactFields[name]

/** Something for each field, by its name. */
export const eachContactField = <Value>(make: (name: ContactFieldName) => Value) =>
  Object.fromEntries(contactFieldNames.map((name) => [name, make(name)])) as Record<ContactFieldName, Value>
