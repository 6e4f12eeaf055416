import { drawing, still } from './pictures'
import { questions } from './questions'
import { socialLinks } from './socialLinks'
import type { SeedOptions } from './types'

export const options: SeedOptions = {
  'Meta site': {
    'Icon site': 'public/brand/favicon.svg',
    'Site name': 'Brightfill Machinery',
    'Short title': 'BFM',
    'Meta description':
      'New and pre-owned filling, processing and packaging machines for dairy, liquid food and beverages: inspected, rebuilt and installed.',
    'Share image': still('03-factory-hall', 'Production hall with filler, carton filler, packer and tanks'),
  },
  header: {
    Logo: drawing('brightfill-machinery-logo', 'Brightfill Machinery', 201, 64),
    'Logo on dark': drawing('brightfill-machinery-logo-light', 'Brightfill Machinery', 201, 64),
    Notice: '',
  },
  footer: {
    'Mini title section': 'Talk to an engineer',
    'Title section': 'Tell us what you need to fill',
    'Text section':
      'Product, container, output. Three lines are enough for a first answer, usually within one working day.',
    'footer address list': [
      {
        title: 'Headquarters',
        text: 'Unit 4, Tanyard Wharf, Hull HU3\u00a09BF\nUnited Kingdom',
        link: 'https://www.openstreetmap.org/?mlat=53.7385&mlon=-0.3467#map=15/53.7385/-0.3467',
        image: drawing('address-headquarters', '', 640, 400),
      },
      {
        title: 'Service centre',
        text: 'Molenkade 118, 3016\u00a0Rotterdam\nNetherlands',
        link: 'https://www.openstreetmap.org/?mlat=51.9062&mlon=4.4708#map=15/51.9062/4.4708',
        image: drawing('address-service-centre', '', 640, 400),
      },
    ],
    'Social links': socialLinks,
    Copyright: ['© 2026 Brightfill Machinery Ltd', 'Registered in England and Wales'],
  },
  faq: {
    'Mini title section': 'Before you ask',
    'Title section': 'Questions buyers put to us',
    'FAQ content': questions,
  },
}
