import type { DraftMachine, OfficeMachine } from '@brightfill/shared/contract'
import type { StubbedCall } from '@brightfill/shared/testing'

const anItem = (known: Partial<DraftMachine> = {}): DraftMachine => ({
  slug: 'filler-x-1',
  former_slugs: [],
  name: 'Filler',
  model: 'X 1',
  manufacturer: 'Brightfill',
  year: 2019,
  description: 'Weighs each bottle.',
  sku: 'BF-1',
  capacity: '',
  condition_note: '',
  price: 1000,
  selling_state: 'available',
  categories: ['Fillers'],
  bottles: [],
  beverages: [],
  images: ['public/a.webp', 'public/b.webp'],
  technical_specifications: [{ title: 'Filling', specifications: [{ name: 'Valves', value: '36' }] }],
  tabs_description: { video_type: '', local_video: '', iframe_video: '', video_poster: '', text: '' },
  reviews: [],
  meta_title: '',
  meta_description: '',
  published_at: '2026-11-01T08:00:00.000Z',
  ...known,
})

/** A machine that is live, as the api answers it. */
export const aMachine = (item: Partial<DraftMachine> = {}, known: Partial<OfficeMachine> = {}): OfficeMachine => ({
  id: 7,
  state: 'live',
  item: anItem(item),
  live: anItem(),
  draft: null,
  publish_at: null,
  offline_at: null,
  version: 1,
  ...known,
})

const text = { type: 'string' }
const whole = { anyOf: [{ type: 'integer' }, { type: 'null' }] }
const texts = { type: 'array', items: text }
export const machineSchema = {
  type: 'object',
  properties: {
    slug: { ...text, title: 'Address' },
    former_slugs: texts,
    name: { ...text, title: 'Name', advised: 80 },
    model: { ...text, title: 'Model' },
    year: { ...whole, title: 'Year' },
    price: { ...whole, title: 'Price' },
    selling_state: {
      anyOf: ['available', 'reserved', 'sold'].map((word) => ({ const: word })),
      title: 'Availability',
    },
    categories: { ...texts, title: 'Categories' },
    images: texts,
    technical_specifications: { type: 'array', items: { type: 'object' } },
    reviews: {
      type: 'array',
      title: 'Reviews',
      items: { type: 'object', properties: { avatar: text, author: text, rating: { type: 'number' } } },
    },
    published_at: text,
    weight: { ...text, title: 'Weight' },
  },
}
export const lists = { categories: [{ name: 'Fillers', machines: 3 }], bottles: [], beverages: [], manufacturers: [] }

/** Saves as the api does: each save is the next version. */
export function saves(machine = aMachine()) {
  let saved = machine
  return ({ body }: StubbedCall) => {
    const item = { ...saved.item, ...(body.item as Partial<DraftMachine>) } // as the editor sends it
    const draft = { by: 'You', at: '2026-11-28T14:02:00.000Z' }
    saved = { ...saved, state: 'changes', item, draft, version: Number(body.version) + 1 }
    return { data: saved }
  }
}
