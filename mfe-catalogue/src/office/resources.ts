import type { OfficeMachineRow } from '@brightfill/shared/contract'
import { type Found, type OfficeResource, officeData } from '@brightfill/shared/office'
import { sharesData, usesData, versionsData } from '@brightfill/shared/office-editing'
import { linkResources } from '@brightfill/shared/office-links'
import { mediaResource } from '@brightfill/shared/office-media'
import { ListsPage } from './lists/ListsPage'
import { MachinesPage } from './machines/MachinesPage'
import { texts } from './machines/texts'

const FEW = 5

const machines = officeData('machines')

/** Machines in the search of the whole office (O-01): drafts too. */
async function findMachines(words: string, signal?: AbortSignal): Promise<Found[]> {
  const pagination = { page: 1, perPage: FEW }
  const answer = await machines.getList?.('', { filter: { search: words }, pagination, ...(signal && { signal }) })
  const rows = (answer?.data ?? []) as unknown as OfficeMachineRow[] // the rows of this list
  return rows.map(({ id, name, model, state }) => ({
    path: `${texts.path}/${id}`,
    title: [name, model].filter(Boolean).join(' ') || texts.unnamed,
    note: texts.found(texts.states[state]),
  }))
}

export const resources: OfficeResource[] = [
  { name: 'machines', list: MachinesPage, data: machines, find: findMachines },
  { name: 'machines-versions', data: versionsData('machines') },
  { name: 'machines-shares', data: sharesData('machines') },
  { name: 'machines-uses', data: usesData('machines') },
  { name: 'machine-bin', data: officeData('machine-bin') },
  { name: 'specification-names', data: officeData('specification-names', { id: 'title' }) },
  { name: 'machine-schema', data: officeData('machine-schema', { single: true }) },
  { name: 'catalogue', list: ListsPage, data: officeData('catalogue', { single: true }) },
  mediaResource,
  // Last: those with a page of this remote are found first.
  ...linkResources,
]
