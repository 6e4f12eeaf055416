import type { MachineDetail } from '@brightfill/shared/contract'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

export const states: Record<MachineDetail['selling_state'], string> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
}

export const dayOf = (moment: string) => day.format(new Date(moment))

/** The words of data sheets, as the page of a machine has them. */
export const texts = {
  dataSheet: 'Data sheet',
  title: (name: string, model: string) => [name, model, 'data sheet'].filter(Boolean).join(', '),
  sku: 'SKU',
  capacity: 'Production Capacity',
  condition: 'Condition & Availability',
  manufacturer: 'Manufacturer',
  year: 'Year',
  state: (state: MachineDetail['selling_state']) => states[state],
  online: 'Photos, video and updates:',
  more: 'There is more on the page of this machine.',
  asOf: (moment: string) => `As of ${dayOf(moment)}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
