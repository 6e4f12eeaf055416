import { plural } from '@brightfill/shared/constants'
import { MOST_COMPARED } from './compared'

export const texts = {
  title: 'Compare machines | Brightfill Machinery',
  crumb: 'Compare',
  heading: 'Compare machines',
  lead: 'Side by side, figure by figure. Share this page by sending its link.',
  table: 'Machines side by side',
  facts: 'Facts',
  category: 'Category',
  manufacturer: 'Manufacturer',
  year: 'Year',
  capacity: 'Production Capacity',
  condition: 'Condition & Availability',
  sku: 'SKU',
  nothing: 'not stated',
  onlyDifferences: 'Show only differences',
  alike: 'These machines have the same specifications.',
  print: 'Print',
  remove: 'Remove',
  removeMachine: (name: string, model: string) => `Remove ${[name, model].filter(Boolean).join(', ')}`,
  add: 'Add a machine',
  missing: (count: number) =>
    plural(count, {
      one: '# machine is no longer in the catalogue.',
      other: '# machines are no longer in the catalogue.',
    }),
  none: 'No machines to compare yet',
  noneText: `Tick Compare on up to ${MOST_COMPARED} machines. They stay in this browser, and you do not need an account.`,
  allMachines: 'See all machines',
  compare: 'Compare',
  compareMachine: (name: string, model: string) => (model ? `Compare ${name}, ${model}` : `Compare ${name}`),
  compareChosen: (count: number) => plural(count, { one: 'Compare # machine', other: 'Compare # machines' }),
  full: `You can compare up to ${MOST_COMPARED}`,
}
