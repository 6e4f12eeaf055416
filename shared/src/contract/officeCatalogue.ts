import { NAME_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { Answer, Int, OneOf } from './parts'
import { staffWith } from './rows'

// The lists that classify machines (O-39). Manufacturers come only from machines, so they are read-only.

/** A name of a list, with the number of machines that have it. */
const ListName = Type.Object({ name: Type.String(), machines: Int })
export const CatalogueLists = Type.Object({
  categories: Type.Array(ListName),
  bottles: Type.Array(ListName),
  beverages: Type.Array(ListName),
  manufacturers: Type.Array(ListName),
})
export type CatalogueLists = Static<typeof CatalogueLists>

export const CatalogueList = OneOf('categories', 'bottles', 'beverages')
export type CatalogueList = Static<typeof CatalogueList>

const machines = staffWith('machines.write')
const name = Type.String({ minLength: 1, maxLength: NAME_MAX_LENGTH, pattern: '\\S' })
const list = CatalogueList
const answer = Answer({ data: CatalogueLists })

export const officeCatalogueCalls = {
  catalogueLists: machines.get('/api/office/catalogue', 'The catalogue lists, with the machines under each name', {
    answer,
  }),
  addListName: machines.post('/api/office/catalogue/add', 'Add an entry to the end of a list', {
    body: Type.Object({ list, name }),
    sends: true,
    answer,
    failures: [409],
  }),
  renameListName: machines.post('/api/office/catalogue/rename', 'Rename an entry, or merge it into another one', {
    body: Type.Object({ list, name, to: name }),
    sends: true,
    answer,
    failures: [404, 409],
  }),
  orderListNames: machines.post('/api/office/catalogue/order', 'Set the order of a list', {
    body: Type.Object({ list, names: Type.Array(name, { maxItems: 1000 }) }),
    sends: true,
    answer,
    failures: [409],
  }),
  removeListName: machines.post('/api/office/catalogue/remove', 'Remove an entry that no machine uses', {
    body: Type.Object({ list, name }),
    sends: true,
    answer,
    failures: [404, 409],
  }),
}
