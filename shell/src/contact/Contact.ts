/** What a visitor writes in the contact form, under the names of the wire. `website` is the trap no person fills. */
export interface Contact {
  name: string
  company_name: string
  phone: string
  email: string
  full_address: string
  message: string
  website: string
}

export const emptyContact: Contact = {
  name: '',
  company_name: '',
  phone: '',
  email: '',
  full_address: '',
  message: '',
  website: '',
}
