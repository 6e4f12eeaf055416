import type { DraftPage } from '@brightfill/shared/contract'
import type { Check } from '@brightfill/shared/office-editing'
import { texts } from './texts'

const openings = ['banner', 'intro']

/** The checklist of a page before it is published. */
export function checksOf({ meta, sections }: DraftPage): Check[] {
  const [first] = sections.filter(({ hidden }) => !hidden)
  return [
    { label: texts.checks.filled, met: first !== undefined, path: 'sections' },
    { label: texts.checks.opened, met: first !== undefined && openings.includes(first.type), path: 'sections' },
    { label: texts.checks.described, met: meta['Meta description'].trim() !== '', path: 'meta.Meta description' },
  ]
}
