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
    Company: {
      'Legal name': 'Brightfill Machinery Ltd',
      Telephone: '+44 1632 960180',
      'E-mail': 'sales@brightfill.example',
      Address: { Street: 'Unit 4, Tanyard Wharf', City: 'Hull', Postcode: 'HU3 9BF', Country: 'GB' },
      'Opening hours': [{ Days: [1, 2, 3, 4, 5], Opens: '08:00', Closes: '17:30' }],
      'Time zone': 'Europe/London',
      'Company number': '09123456',
      'VAT number': 'GB 123 4567 89',
    },
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
    'Legal links': [
      { text: 'Privacy', url: '/legal/privacy' },
      { text: 'Terms', url: '/legal/terms' },
      { text: 'Company details', url: '/legal/imprint' },
      { text: 'Cookies', url: '/legal/cookies' },
      { text: 'Accessibility', url: '/legal/accessibility' },
    ],
  },
  faq: {
    'Mini title section': 'Before you ask',
    'Title section': 'Questions buyers put to us',
    'FAQ content': questions,
  },
}
