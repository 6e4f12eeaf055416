import type { MachineCard, MachineDetail } from '@brightfill/shared/contract'

/** A machine in a list; pass the fields the test is about. */
export function aMachineCard(given: Partial<MachineCard> = {}): MachineCard {
  return {
    id: 1,
    name: 'Rotary bottle filler',
    model: 'BF-RF 36/12',
    year: 2019,
    categories: [{ id: 1, name: 'Fillers' }],
    images: ['public/a.webp', 'public/b.webp'],
    slug: 'rotary-bottle-filler',
    in_wishlist: 0,
    updated_at: '2026-01-05T00:00:00Z',
    price: 48500,
    condition: 'Rebuilt, in stock',
    selling_state: 'available',
    ...given,
  }
}

/** A machine on its page; pass the fields the test is about. */
export function aMachine(given: Partial<MachineDetail> = {}): MachineDetail {
  const { condition, ...card } = aMachineCard()
  return {
    ...card,
    manufacturer: 'Brightfill',
    description: '<p>36 weight-controlled valves.</p>',
    weight: 'BF-3612',
    unit_of_measure: '18,000 bottles/h',
    type_of_material: condition,
    category_name: 'Fillers',
    technical_specifications: [],
    tabs_description: { video_type: '', local_video: '', iframe_video: '', video_poster: '', text: '<p>Fills.</p>' },
    reviews: [],
    meta_title: '',
    meta_description: '',
    published_at: '2026-01-05T00:00:00Z',
    ...given,
  }
}
