import { contactFieldNames, contactFieldOf, dayIn } from '@brightfill/shared/constants'
import type { MachineDetail, SellRequestRow } from '@brightfill/shared/contract'
import type { NewEnquiry } from './requests.repo'

/** The machine of an enquiry, for mails. */
export type AskedAbout = Pick<MachineDetail, 'slug' | 'name' | 'model' | 'weight'>

/** An enquiry with the labels of the form; mails leave empty values out. */
export function enquiryInWords(enquiry: NewEnquiry, machine: AskedAbout | undefined): Record<string, string> {
  const wishes = [enquiry.wants_visit && 'Arrange a visit', enquiry.wants_quote && 'Ask for a transport quote']
  return {
    Machine: machine ? machineInWords(machine) : (enquiry.machine_slug ?? ''),
    Requests: wishes.filter(Boolean).join(', '),
    ...Object.fromEntries(contactFieldNames.map((name) => [contactFieldOf(name).title, enquiry[name]])),
  }
}

type Offer = Pick<SellRequestRow, 'name' | 'last_name' | 'email' | 'phone' | 'manufacturer' | 'model' | 'year'>

/** An offer with the labels of the form. */
export function offerInWords(offer: Offer): Record<string, string> {
  return {
    Name: `${offer.name} ${offer.last_name}`,
    'E-mail': offer.email,
    'Phone number': offer.phone,
    Manufacturer: offer.manufacturer,
    Model: offer.model,
    Year: offer.year,
  }
}

/** "Rotary bottle filler, BF-RF 36/12, SKU BF-1024" */
const machineInWords = ({ name, model, weight: sku }: AskedAbout) =>
  [name, model, sku && `SKU ${sku}`].filter(Boolean).join(', ')

const dayOf = dayIn('UTC')

/** "Mon 23 November" */
export const dayInWords = (day: string) => dayOf(new Date(day))
