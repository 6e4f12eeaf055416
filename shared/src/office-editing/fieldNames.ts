import type { Item } from './itemSchema'

/**
 * The name of a field on a page: entries with a key have that instead of their number, because a page does not show all
 * of them. `sections.2.fields.Title section` is `sections.faq.fields.Title+section`.
 */
export function nameOnPage(path: string, item: Item): string {
  let value: unknown = item
  const names = path.split('.').map((name) => {
    value = (value as Item | null | undefined)?.[name]
    const key = (value as Item | null | undefined)?.key
    return typeof key === 'string' ? key : name
  })
  return names.join('.').replaceAll(' ', '+')
}

/** The path of the field with such a name. */
export function pathOfName(name: string, item: Item): string {
  let value: unknown = item
  const steps = name.replaceAll('+', ' ').split('.')
  const path = steps.map((step) => {
    const place = Array.isArray(value) ? value.findIndex((entry: Item | null) => entry?.key === step) : -1
    const at = place < 0 ? step : String(place)
    value = (value as Item | null | undefined)?.[at]
    return at
  })
  return path.join('.')
}
