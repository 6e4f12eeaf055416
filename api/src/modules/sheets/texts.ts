import { formatDate } from '@brightfill/shared/constants'
import type { MachineDetail } from '@brightfill/shared/contract'

export const states: Record<MachineDetail['selling_state'], string> = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
}

/** The words of data sheets, as on a machine's page. */
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
  more: 'See the machine’s page for the full specification.',
  asOf: (moment: string) => `As of ${formatDate(moment)}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
}
