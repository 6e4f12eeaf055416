import type { MachineDetail } from '@brightfill/shared/contract'
import { call, mustCall } from './calls'

/** The fields of items that show their state. */
interface StatefulItem {
  price?: number | null
  title?: unknown
  meta?: Record<string, unknown>
  'Title section'?: unknown
}

/**
 * A kind of content that staff publish and plan while the api is killed. Its items have states: each field contains the
 * number of the state, so that a mixture of two states shows.
 */
export interface DurableKind {
  /** The path of its calls, below that of the office */
  path: string
  /** Its items; each name ends an address */
  names: string[]
  /** The fields of a new item; without it the items already exist and are public */
  first?: (name: string) => object
  /** The fields of a state */
  itemOf: (number: number) => Record<string, unknown>
  /** The state of an item; 0 for items of others */
  numberIn: (item: StatefulItem) => number
  /** Those fields as visitors get them */
  shown: (url: string, name: string) => Promise<StatefulItem | undefined>
  /** Whether one item of a list has the state */
  isFound?: (url: string, number: number) => Promise<boolean>
}

const numberOf = (text: unknown) => Number(/^state(\d+)$/.exec(String(text))?.[1] ?? 0)
const textOf = (number: number) => `state${number}`

const machines: DurableKind = {
  path: 'machines',
  names: ['durable-1', 'durable-2', 'durable-3'],
  first: (slug) => ({ ...machines.itemOf(0), price: null, slug }),
  itemOf: (number) => ({
    name: textOf(number),
    sku: `SKU${number}`,
    price: number,
    capacity: `${number} bottles/h`,
    technical_specifications: [{ title: 'State', specifications: [{ name: 'Number', value: `value${number}` }] }],
  }),
  numberIn: ({ price }) => price ?? 0,
  async shown(url, slug) {
    const { status, body } = await call(`${url}/get/product-post`, { fields: { slug } })
    if (status !== 200) return undefined
    const {
      name,
      weight: sku,
      price,
      unit_of_measure: capacity,
      technical_specifications: groups,
    }: MachineDetail = body.product
    const technical_specifications = groups.map(({ title, specifications }) => ({
      title,
      specifications: specifications.map(({ name, value }) => ({ name, value })),
    }))
    return { name, sku, price, capacity, technical_specifications }
  },
  async isFound(url, number) {
    const { body } = await call(`${url}/get/products`, { fields: { filters: { search: `value${number}` } } })
    return body.data.length === 1 && body.data[0].price === number
  },
}

const articles: DurableKind = {
  path: 'articles',
  names: ['durable-4', 'durable-5'],
  first: (slug) => ({ title: textOf(0), slug }),
  itemOf: (number) => ({
    title: textOf(number),
    author: textOf(number),
    content: [{ element_type: 'p', text: textOf(number), content_field: '' }],
  }),
  numberIn: ({ title }) => numberOf(title),
  async shown(url, slug) {
    const { status, body } = await call(`${url}/get/blog-post`, { fields: { slug } })
    if (status !== 200) return undefined
    const { title, author, content } = body.blog
    return { title, author, content }
  },
  async isFound(url, number) {
    const { body } = await call(`${url}/get/blogs`, { fields: { filters: { search: textOf(number) } } })
    return body.data.length === 1 && numberOf(body.data[0].title) === number
  },
}

const pages: DurableKind = {
  path: 'pages',
  names: ['durable-6', 'durable-7'],
  first: (name) => ({ url: `/${name}`, title: name }),
  itemOf: (number) => ({
    meta: { 'Meta title': textOf(number), 'Meta description': textOf(number) },
    sections: [{ key: 'intro', type: 'intro', fields: { 'Title section': textOf(number) } }],
  }),
  numberIn: ({ meta }) => numberOf(meta?.['Meta title']),
  async shown(url, name) {
    const { status, body } = await call(`${url}/fields?url=/${name}`, { method: 'GET' })
    return status === 200 ? { meta: body.fields.Meta, sections: body.fields.sections } : undefined
  },
}

const options: DurableKind = {
  path: 'options',
  names: ['footer', 'faq'],
  itemOf: (number) => ({ 'Mini title section': textOf(number), 'Title section': textOf(number) }),
  numberIn: (item) => numberOf(item['Title section']),
  async shown(url, name) {
    const { body } = await mustCall(`${url}/fields?options=${name}`, { method: 'GET' })
    return body.options[name]
  },
}

export const kinds = [machines, articles, pages, options]
