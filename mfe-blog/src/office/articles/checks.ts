import type { DraftArticle } from '@brightfill/shared/contract'
import type { Check } from '@brightfill/shared/office-editing'
import { texts } from './texts'

/** The checklist of an article before it is published. */
export function checksOf({ title, author, description, image, content }: DraftArticle): Check[] {
  const pictures = content.filter(({ element_type }) => element_type === 'image')
  return [
    { label: texts.checks.titled, met: title.trim() !== '' && author.trim() !== '', path: 'title' },
    { label: texts.checks.described, met: description.trim() !== '', path: 'description' },
    { label: texts.checks.pictured, met: image !== '', path: 'image' },
    {
      label: texts.checks.written,
      met: content.some(({ element_type, text }) => element_type === 'p' && text !== ''),
      path: 'content',
    },
    { label: texts.checks.alts, met: pictures.every(({ text }) => text.trim() !== ''), path: 'content' },
  ]
}
