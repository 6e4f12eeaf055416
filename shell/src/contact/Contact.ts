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

/** The choices of the form below a machine. */
export interface Wishes {
  /** The enquiry is about the machine on screen. */
  about: boolean
  wants_visit: boolean
  wants_quote: boolean
}

export const noWishes: Wishes = { about: true, wants_visit: false, wants_quote: false }

export const emptyContact: Contact = {
  name: '',
  company_name: '',
  phone: '',
  email: '',
  full_address: '',
  message: '',
  website: '',
}
