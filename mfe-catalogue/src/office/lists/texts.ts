import { plural } from '@brightfill/shared/constants'

export const texts = {
  title: 'Lists',
  note: 'Visitors filter machines by these names, in this order.',
  lists: { categories: 'Categories', bottles: 'Bottles', beverages: 'Beverages' },
  machines: (count: number) => plural(count, { one: '# machine', other: '# machines' }),
  edit: (name: string) => `Rename or merge ${name}`,
  editTitle: (name: string) => `Rename ${name}`,
  newName: 'New name',
  newNameHint: 'If the list already has this name, we will merge the two.',
  merge: 'Or merge it into',
  noMerge: 'Do not merge',
  save: 'Save',
  goesAlong: (count: string) => `${count} will show the new name immediately.`,
  remove: (name: string) => `Remove ${name}`,
  add: 'Add',
  addTo: (list: string) => `New entry in ${list.toLowerCase()}`,
  notDone: 'We could not save this, and nothing you typed is lost',
}
