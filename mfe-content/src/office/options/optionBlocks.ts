import type { OptionName } from '@brightfill/shared/contract'
import { texts } from './texts'

export interface FormBlock {
  title: string
  /** Paths of its fields. */
  fields: readonly string[]
}

const { blocks } = texts

/** The fields of each option in a familiar order, without the icon, an SVG that the library does not accept. */
export const optionBlocks: Record<OptionName, readonly FormBlock[]> = {
  'Meta site': [
    { title: blocks.hours, fields: ['Company.Opening hours', 'Company.Closing days', 'Company.Time zone'] },
    {
      title: blocks.company,
      fields: [
        'Company.Legal name',
        'Company.Telephone',
        'Company.E-mail',
        'Company.Address',
        'Company.Company number',
        'Company.VAT number',
      ],
    },
    { title: blocks.search, fields: ['Site name', 'Short title', 'Meta description', 'Share image'] },
  ],
  header: [
    { title: blocks.notice, fields: ['Notice', 'Notice link', 'Notice from', 'Notice until'] },
    { title: blocks.logos, fields: ['Logo', 'Logo on dark'] },
  ],
  footer: [
    { title: blocks.text, fields: ['Mini title section', 'Title section', 'Text section', 'Copyright'] },
    { title: blocks.addresses, fields: ['footer address list'] },
    { title: blocks.links, fields: ['Social links', 'Legal links'] },
  ],
  faq: [
    { title: blocks.questions, fields: ['FAQ content'] },
    { title: blocks.text, fields: ['Mini title section', 'Title section'] },
  ],
}
