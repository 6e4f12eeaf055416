import { messageSent } from '@brightfill/shared/messages'

export const texts = {
  heading: 'Get In Touch',
  name: 'Name',
  namePlaceholder: 'Margaret Holloway',
  companyName: 'Company name',
  companyPlaceholder: 'Holloway Dairy Ltd',
  phone: 'Phone number',
  email: 'E-mail',
  emailPlaceholder: 'you@company.example',
  address: 'Full address',
  addressPlaceholder: 'Street, town, postcode',
  message: 'Message',
  messagePlaceholder: 'What do you fill, into what, and how many per hour?',
  send: 'Send message',
  sending: 'Sending',
  sent: messageSent,
}
