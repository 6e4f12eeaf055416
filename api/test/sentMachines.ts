import type { Office } from './office'
import { type Example, editing, fromBin, newPair, onItems } from './sentContent'

const lists = '/api/office/catalogue'
const list = 'categories'
const machines = newPair('machines', { name: 'Sent' })

/** Messages about machines and lists of the catalogue, by the path of their call. */
export const machineExamples: Record<string, (office: Office) => Promise<Example>> = {
  '/api/office/machines': async () => ({ fields: { item: { name: 'Once' } }, changed: { item: { name: 'Twice' } } }),
  ...onItems('machines', machines, {
    ...editing,
    draft: [{ item: { name: 'Once' } }, { item: { name: 'Twice' } }],
    offline: [{}, {}],
    delete: [{}, {}],
    sale: [{ price: 5 }, { price: 6 }],
  }),
  ...fromBin('machine-bin', 'machines', machines),
  [`${lists}/add`]: async () => ({ fields: { list, name: 'Once' }, changed: { list, name: 'Twice' } }),
  [`${lists}/rename`]: async (office) => {
    await office.post('/catalogue/add', { list, name: 'Renamed' })
    const fields = { list, name: 'Renamed', to: 'New name' }
    return { fields, changed: { ...fields, to: 'Newer name' } }
  },
  [`${lists}/order`]: async () => ({ fields: { list, names: ['Fillers'] }, changed: { list, names: ['Tanks'] } }),
  [`${lists}/remove`]: async (office) => {
    await office.post('/catalogue/add', { list, name: 'Removed' })
    return { fields: { list, name: 'Removed' }, changed: { list, name: 'Tanks' } }
  },
}
