import { inList } from '@brightfill/shared/constants'
import type { DraftMachine } from '@brightfill/shared/contract'
import type { Check } from '@brightfill/shared/office-editing'
import { texts } from './texts'

const PAIRS = 3

/**
 * The checklist of a machine before it is published (O-35).
 * @param isDescribed whether the cover picture has an alternative text
 */
export function checksOf(machine: DraftMachine, isDescribed: boolean): Check[] {
  const { name, categories, year, technical_specifications, images, description, manufacturer } = machine
  const pairs = technical_specifications.flatMap((group) => group.specifications)
  const isMissing = { name: name.trim() === '', categories: categories.length === 0, year: year === null }
  const unnamed = (['name', 'categories', 'year'] as const).filter((path) => isMissing[path])
  return [
    { label: named(unnamed), met: unnamed.length === 0, path: unnamed[0] ?? 'name' },
    { label: texts.checks.made, met: manufacturer.trim() !== '', path: 'manufacturer' },
    { label: texts.checks.described, met: description.trim() !== '', path: 'description' },
    {
      label: texts.checks.pairs,
      met: pairs.filter((pair) => pair.name && pair.value).length >= PAIRS,
      path: 'technical_specifications',
    },
    { label: texts.checks.pictured, met: images.length > 0 && isDescribed, path: 'images' },
  ]
}

/** Names which of name, category and year are missing; all three when none is missing. */
function named(missing: ('name' | 'categories' | 'year')[]): string {
  if (missing.length === 0) return texts.checks.named
  const words = inList(missing.map((path) => texts.checks[path]))
  return words.charAt(0).toUpperCase() + words.slice(1)
}
