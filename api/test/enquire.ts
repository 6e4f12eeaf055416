import type { Site } from './site'

/** The machine that enquiries ask about. */
export const slug = 'rotary-bottle-filler-bf-rf-36-12'

export const enquire = async (site: Site, fields: object = {}): Promise<string> => {
  const enquiry = {
    name: 'Margaret',
    company_name: 'Holloway Dairy',
    phone: '+44 1632 960 418',
    message: 'Is it there?',
  }
  return (await site.post('/submit-form-footer', { ...enquiry, slug, email: 'margaret@inbox.example', ...fields })).body
    .reference
}

export const offer = async (site: Site, email: string): Promise<string> => {
  const machine = { manufacturer: 'Tarnpak', model: 'AC-9000 S', year: 2016 }
  const person = { name: 'Ingrid', last_name: 'Solheim', phone: '+44 1632 960 419', email }
  return (await site.post('/submit-form', { ...person, ...machine })).body.reference
}
