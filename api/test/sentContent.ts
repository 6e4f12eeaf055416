import { randomUUID } from 'node:crypto'
import type { Office } from './office'

/** A message of a call that sends, for `sends.test.ts`. */
export interface Example {
  /** The address, where the path has a parameter. */
  address?: string
  fields: object
  /** The same message with other words. */
  changed: object
  /** For calls without content. */
  otherAddress?: string
}

type MakeExample = (office: Office) => Promise<Example>

interface Edited {
  id: number | string
  version: number
}

/** Two published items of one kind. */
type Pair = (office: Office) => Promise<[Edited, Edited]>

/** Messages about an item of a kind, by action: their fields, and changed ones. */
export type Actions = Record<string, [fields: object, changed: object]>

/** Messages for items of all kinds. */
export const editing: Actions = {
  draft: [{ item: { 'Title section': 'Once' } }, { item: { 'Title section': 'Twice' } }],
  discard: [{}, {}],
  publish: [{ note: 'Once' }, { note: 'Twice' }],
  plan: [{ publish_at: '2030-01-31T08:00:00Z' }, { publish_at: '2030-02-01T08:00:00Z' }],
  restore: [{ number: 1 }, { number: 2 }],
}

/** Examples of the calls for one item of a kind. */
export function onItems(kind: string, pair: Pair, actions: Actions): Record<string, MakeExample> {
  const addressOf = ({ id }: Edited, action: string) => `/api/office/${kind}/${encodeURIComponent(id)}/${action}`
  const made = Object.entries(actions).map(([action, [fields, changed]]): [string, MakeExample] => [
    `/api/office/${kind}/:id/${action}`,
    async (office) => {
      const [one, other] = await pair(office)
      return {
        address: addressOf(one, action),
        otherAddress: addressOf(other, action),
        fields: { version: one.version, ...fields },
        changed: { version: other.version, ...changed },
      }
    },
  ])
  return Object.fromEntries(made)
}

/** Publishes two new items. */
export function newPair(kind: string, item: object): Pair {
  async function published(office: Office): Promise<Edited> {
    const { id, version } = (await office.post(`/${kind}`, { item: { ...item, slug: `sent-${randomUUID()}` } })).body
      .data
    return (await office.post(`/${kind}/${id}/publish`, { version })).body.data
  }
  return async (office) => [await published(office), await published(office)]
}

/** The example of restoring an item from the bin. */
export function fromBin(bin: string, kind: string, pair: Pair): Record<string, MakeExample> {
  const make: MakeExample = async (office) => {
    const items = await pair(office)
    for (const { id, version } of items) await office.post(`/${kind}/${id}/delete`, { version })
    const [address, otherAddress] = items.map(({ id }) => `/api/office/${bin}/${id}/restore`)
    return { address, otherAddress, fields: {}, changed: {} }
  }
  return { [`/api/office/${bin}/:id/restore`]: make }
}

/** Publishes two new pages. */
const pages: Pair = async (office) => {
  async function published(): Promise<Edited> {
    const item = { title: 'Sent', url: `/sent-${randomUUID()}` }
    const { id, version } = (await office.post('/pages', { item })).body.data
    return (await office.post(`/pages/${id}/publish`, { version })).body.data
  }
  return [await published(), await published()]
}

const article = { title: 'Sent', content: [{ element_type: 'p', text: 'Words.', content_field: '' }] }
const articles = newPair('articles', article)

/** Existing pages and options of the site. */
const there =
  (kind: string, ...addresses: [string, string]): Pair =>
  async (office) => {
    const { data } = (await office.get(`/${kind}`)).body
    const open = async (address: string): Promise<Edited> => {
      const { id } = data.find(({ id, url }: { id: string; url?: string }) => (url ?? id) === address)
      return (await office.get(`/${kind}/${encodeURIComponent(id)}`)).body.data
    }
    return [await open(addresses[0]), await open(addresses[1])]
  }

/** Messages about pages, options, the menu and articles, by the path of their call. */
export const contentExamples: Record<string, MakeExample> = {
  '/api/office/articles': async () => ({ fields: { item: { title: 'Once' } }, changed: { item: { title: 'Twice' } } }),
  ...onItems('articles', articles, {
    ...editing,
    draft: [{ item: { title: 'Once' } }, { item: { title: 'Twice' } }],
    offline: [{}, {}],
    delete: [{}, {}],
  }),
  ...fromBin('article-bin', 'articles', articles),
  '/api/office/pages': async () => ({
    fields: { item: { url: '/once', title: 'Once' } },
    changed: { item: { url: '/twice', title: 'Twice' } },
  }),
  ...onItems('pages', there('pages', '/about-us', '/services'), {
    ...editing,
    draft: [{ item: { title: 'Once' } }, { item: { title: 'Twice' } }],
    offline: [{}, {}],
  }),
  ...onItems('pages', pages, { delete: [{}, {}] }),
  ...fromBin('page-bin', 'pages', pages),
  ...onItems('options', there('options', 'footer', 'faq'), editing),
  '/api/office/menu': async (office) => {
    const { entries, version } = (await office.get('/menu')).body.data
    const pages = entries.map(({ id }: { id: number }) => id)
    return { fields: { pages, version }, changed: { pages: pages.toReversed(), version } }
  },
}
