import { foldText, searchWordsOf } from '../search/foldText'
import type { ImportedMachine } from './contentFile'

/**
 * The words a machine is found by: names, numbers, options and its specification. Model, SKU and maker are also found
 * as one word, whatever hyphens and spaces they are typed with.
 */
export function machineWordsOf(machine: ImportedMachine): string[] {
  const { name, model, manufacturer, sku, capacity, categories, bottles, beverages } = machine
  const specifications = machine.technical_specifications.flatMap((group) =>
    group.specifications.map(({ name, value }) => `${name} ${value}`),
  )
  const text = [name, model, manufacturer, sku, capacity, ...categories, ...bottles, ...beverages, ...specifications]
  const whole = [model, sku, manufacturer].map((name) => foldText(name).replaceAll(' ', ''))
  return [...new Set([...text, ...whole].flatMap(searchWordsOf))]
}
