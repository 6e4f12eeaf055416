/**
 * The fields of the contact form, under their names in the api. `website` is a trap that people leave empty
 * (R-255).
 */
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
