import { type OptionName, optionSchemas } from '@brightfill/shared/contract'
import { invalid } from '../http/HttpProblem'
import { companyProblems } from './companyProblems'
import type { ContentKind } from './contentKind'

const noPicture = { src: '', alt: '', width: 0, height: 0 }

/** Every field, so that a form has all of them. */
const empty: Record<OptionName, object> = {
  'Meta site': {
    'Icon site': '',
    'Site name': '',
    'Short title': '',
    'Meta description': '',
    'Share image': noPicture,
    Company: undefined,
  },
  header: {
    Logo: noPicture,
    'Logo on dark': noPicture,
    Notice: '',
    'Notice link': { text: '', url: '' },
    'Notice from': null,
    'Notice until': null,
  },
  footer: {
    'Mini title section': '',
    'Title section': '',
    'Text section': '',
    'footer address list': [],
    'Social links': [],
    Copyright: [],
    'Legal links': [],
  },
  faq: { 'Mini title section': '', 'Title section': '', 'FAQ content': [] },
}

/** The names that staff see. */
export const optionTitles: Record<OptionName, string> = {
  'Meta site': 'Company and opening hours',
  header: 'Notice and logos',
  footer: 'Footer',
  faq: 'Questions and answers',
}

async function never(what: string): Promise<never> {
  throw new Error(`An option is never ${what}`)
}

/** An option of the site, keyed by its name. It exists before it is edited, and never goes offline. */
export function optionKind(name: OptionName): ContentKind<object> {
  return {
    name: 'option',
    schema: optionSchemas[name],
    empty: empty[name],
    nameOf: () => optionTitles[name],
    addressOf: () => '/',
    reserve: () => never('begun'),
    async read(db) {
      const row = await db.selectFrom('site_option').select('value').where('name', '=', name).executeTakeFirst()
      return { ...empty[name], ...row?.value }
    },
    isPublic: () => true,
    ready: (item) => item,
    offline() {
      throw invalid({ offline_at: ['The site needs this, so you cannot take it offline'] })
    },
    hide: () => never('deleted'),
    uses: async () => [],
    problems: (item) => (name === 'Meta site' ? companyProblems(item) : {}),
    async claim() {},
    batch: (item) => ({ list: 'options', items: [{ name, value: item }] }),
  }
}
