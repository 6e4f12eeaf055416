import type { OptionName } from '@brightfill/shared/contract'

export const texts = {
  path: '/office/options',
  title: 'Site options',
  back: 'All options',
  option: 'Option',
  publishing: 'Publishing',
  changedAt: 'Changed',
  states: { draft: 'Draft', live: 'Live', changes: 'Live with changes', planned: 'Scheduled', offline: 'Offline' },
  none: 'No site options yet. They are created with the initial content.',
  names: {
    'Meta site': 'Company and opening hours',
    header: 'Notice and logos',
    footer: 'Footer',
    faq: 'Questions and answers',
  } satisfies Record<OptionName, string>,
  notes: {
    'Meta site': 'Address, phone, opening hours, holidays, search engines',
    header: 'The bar above every page, and the logos on documents',
    footer: 'Text, addresses, social media, legal links',
    faq: 'Shown on pages that have no questions of their own',
  } satisfies Record<OptionName, string>,
  blocks: {
    hours: 'Opening hours',
    company: 'Company',
    search: 'Search engines and link previews',
    notice: 'Notice above every page',
    logos: 'Logos',
    text: 'Text',
    addresses: 'Addresses',
    links: 'Links',
    questions: 'Questions',
  },
}
