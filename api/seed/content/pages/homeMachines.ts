import type { Section } from '@brightfill/shared/contract'
import { clip, machinePicture, still } from '../pictures'

/** The machines on the home page: two sliders and the rebuild. */
export const homeMachines: Section[] = [
  {
    key: 'machines',
    type: 'slider',
    fields: {
      'Title section': 'Every station of the line, from one supplier',
      'Text section':
        'Fillers, heat treatment, labelling and end of line. Each machine leaves our workshop tested on water and, if you wish, on your product.',
      'Text Button': { text: 'All machines', url: '/products' },
      Slides: [
        {
          text: 'Rotary fillers',
          detail: 'Up to 36,000 bottles/h',
          image: machinePicture('rotary-filler/02-hero'),
          link: '/products/c/fillers',
        },
        {
          text: 'Carton fillers',
          detail: '200 ml to 2 l',
          image: machinePicture('carton-filler/01-hero'),
          link: '/products/c/fillers?bottles=carton',
        },
        {
          text: 'Pasteurisers',
          detail: 'Up to 25,000 l/h',
          image: machinePicture('pasteuriser/01-hero'),
          link: '/products/c/heat-treatment',
        },
        {
          text: 'Labellers',
          detail: 'Up to 24,000 bottles/h',
          image: machinePicture('labeller/01-hero'),
          link: '/products/c/labellers',
        },
        {
          text: 'Homogenisers',
          detail: '150 to 300 bar',
          image: machinePicture('homogeniser/01-hero'),
          link: '/products/c/processing',
        },
        {
          text: 'Palletising cells',
          detail: 'Up to 14 layers/h',
          image: machinePicture('palletiser/01-hero'),
          link: '/products/c/end-of-line',
        },
      ],
    },
  },
  {
    key: 'products',
    type: 'slider',
    fields: {
      'Title section': 'What are you filling?',
      'Text section':
        'Milk behaves differently from juice, and glass from carton. Start with the product and we will show what fits.',
      Slides: [
        {
          text: 'Milk and cream',
          detail: 'Fresh, ESL, UHT',
          image: still('01-bottles-on-line'),
          link: '/products?beverage=milk',
        },
        {
          text: 'Juice and nectars',
          detail: 'Hot and cold fill',
          image: still('08-filling-valves'),
          link: '/products?beverage=juice',
        },
        { text: 'Cartons', detail: 'Gable top, aseptic', image: still('05-cartons'), link: '/products?bottles=carton' },
        {
          text: 'Closures and caps',
          detail: '26 to 48 mm',
          image: still('09-closures'),
          link: '/products/c/cappers',
        },
        {
          text: 'Mixing and storage',
          detail: '1,000 to 20,000 l',
          image: still('06-tank-farm'),
          link: '/products/c/tanks',
        },
      ],
    },
  },
  {
    key: 'rebuild',
    type: 'video',
    fields: {
      'Mini title section': 'Inside a rebuild',
      'Title section': 'Down to the last seal, then back up again',
      'Text section':
        'We strip every pre-owned filler to its frame. Seals, bearings and valves are replaced; the rest is measured, recorded and put back.',
      Video: clip('scroll-filler-assembly', 4),
      Steps: ['Base frame', 'Star wheels', 'Valve carousel', 'Guarding and cover', 'Test run'],
    },
  },
]
