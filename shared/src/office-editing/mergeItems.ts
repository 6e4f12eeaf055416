import type { Item } from './itemSchema'

export interface Merge<Fields extends Item = Item> {
  /** With the fields that only one side changed, and my values in open fields. */
  item: Fields
  /** Fields that only they changed. */
  taken: string[]
  /** Fields that both changed to different values, so the colleague has to decide. */
  open: string[]
}

/** Whether two values of plain data are equal, whatever the order of their names. */
export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other
  const names = Object.keys({ ...one, ...other })
  return (
    Array.isArray(one) === Array.isArray(other) &&
    names.every((name) => isSame((one as Item)[name], (other as Item)[name]))
  )
}

/** Names of the fields that differ. */
export function changedFields(one: Item, other: Item): string[] {
  return Object.keys({ ...one, ...other }).filter((name) => !isSame(one[name], other[name]))
}

/**
 * Merges two changes of an item, field by field.
 * @param base the item that I began with
 */
export function mergeItems<Fields extends Item>(base: Item, mine: Fields, theirs: Fields): Merge<Fields> {
  const byThem = changedFields(base, theirs)
  const byMe = new Set(changedFields(base, mine))
  const taken = byThem.filter((name) => !byMe.has(name))
  const open = byThem.filter((name) => byMe.has(name) && !isSame(mine[name], theirs[name]))
  const item = { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
  return { item, taken, open }
}
