import { clip, drawing, machinePicture, still } from '../pictures'
import { questions } from '../questions'
import { socialLinks } from '../socialLinks'
import type { SeedPage } from '../types'
import { homeMachines } from './homeMachines'
import { service } from './service'

export const home: SeedPage = {
  url: '/',
  title: 'Home',
  // The logo leads home; the menu has room for what the logo does not say.
  menu_position: null,
  meta: {
    'Meta title': 'Filling lines, ready to run | Brightfill Machinery',
    'Meta description':
      'New and pre-owned machines for dairy, liquid food and beverages, inspected, rebuilt and installed by the people who sell them.',
  },
  sections: [
    {
      key: 'banner',
      type: 'banner',
      fields: {
        'Banner title': 'Filling lines, ready to run.',
        'Text section':
          'New and pre-owned machines for dairy, liquid food and beverages, inspected, rebuilt and installed by the people who sell them.',
        'Text Button': { text: 'See machines', url: '/products' },
        'Banner video': clip('banner-filling-line', 8),
        'Banner images': [drawing('tarnpak-light', 'Tarnpak', 196, 62)],
        'Partner statement': 'Partner for premium components',
        'Statistics on banner': {
          'Statistics Repeater': [
            { value: '312', text: 'Machines a year' },
            { value: '1,480', text: 'Lines installed' },
            { value: '46', text: 'Countries served' },
            { value: '27', text: 'Years in filling' },
          ],
        },
      },
    },
    ...homeMachines,
    {
      key: 'sell',
      type: 'sell-form',
      fields: {
        'Title section': 'Sell your machine',
        'Text section':
          'An idle filler costs money. Tell us the make, model and year; we reply with a price range and a collection date.',
        Steps: [
          { title: 'You tell us what it is', text: 'Manufacturer, model, year. No photos needed yet.' },
          { title: 'We inspect on site', text: 'One engineer, half a day, at our expense.' },
          { title: 'We pay, then collect', text: 'Dismantling and haulage included.' },
        ],
        Note: 'We use your details for this offer only.',
      },
    },
    {
      key: 'services',
      type: 'services',
      fields: {
        'Title section': 'One team from drawing to first pallet',
        'Text section':
          'The fitter who rebuilt your machine is the one who installs it. That is why our lines reach rated speed in days.',
        'Text Button': { text: 'Browse machines', url: '/products' },
        Image: still('04-control-panel', 'Control panel of a filling line'),
        'Services Repeater': [
          service(
            'engineering',
            'Line engineering',
            'Layouts, utilities and change parts, drawn to fit your building.',
          ),
          service('installation', 'Installation', 'Lifting, levelling, piping and wiring by our own crew.'),
          service(
            'maintenance',
            'Maintenance',
            'Planned visits, <strong>24-hour</strong> call-out for contract lines.',
          ),
          service('spare-parts', 'Spare parts', '9,200 items on the shelf; most leave the same day.'),
          service('quality', 'Quality inspection', 'Hygiene, pressure and safety tests with a signed report.'),
          service('training', 'Operator training', 'Two days on your line, in your language.'),
          service('logistics', 'Transport', 'Crating, export papers and insurance, door to door.'),
          service('recycling', 'Buy-back', 'We take the old machine as part of the price.'),
        ],
      },
    },
    {
      key: 'blog',
      type: 'blog',
      fields: {
        'Title section': 'Notes from the filling hall',
        'Text section': 'Short, practical articles by the engineers who do the work.',
        'Text Button': { text: 'All articles', url: '/blogs' },
      },
    },
    {
      key: 'slogan',
      type: 'slogan',
      fields: {
        'Left text': 'Rebuilt in Hull,\nrunning in 46 countries',
        'Right text': 'New and pre-owned machinery',
        'Social title': 'Follow the workshop',
        'Social links': socialLinks,
        Slogan: 'Full speed starts here.',
        Date: 'Since 1999',
      },
    },
    {
      key: 'discover',
      type: 'discover',
      fields: {
        'Title section': 'Discover machines',
        Image: machinePicture('rotary-filler/03-hero', 'Rotary juice filler'),
        Items: [
          {
            title: 'Bottle filling',
            text: '4,500 to 36,000 bottles an hour, glass and PET',
            link: '/products/c/fillers',
            image: machinePicture('rotary-filler/01-detail'),
          },
          {
            title: 'Carton filling',
            text: 'Gable top and aseptic brick, 200 ml to 2 l',
            link: '/products/c/fillers?bottles=carton',
            image: machinePicture('carton-filler/01-hero'),
          },
          {
            title: 'Dairy processing',
            text: 'Separators, homogenisers and pasteurisers',
            link: '/products/c/processing',
            image: machinePicture('separator/01-hero'),
          },
          {
            title: 'End of line',
            text: 'Packers, conveyors and palletising cells',
            link: '/products/c/end-of-line',
            image: machinePicture('palletiser/01-hero'),
          },
          {
            title: 'Spare parts',
            text: 'Valves, pumps, jaws and star wheels',
            link: '/products/c/spare-parts',
            image: machinePicture('spare-parts/04-starwheel-hero'),
          },
        ],
      },
    },
    {
      key: 'faq',
      type: 'faq',
      fields: {
        'Mini title section': 'Before you ask',
        'Title section': 'Questions buyers put to us',
        'Text section': 'Something else on your mind?',
        'Text Button': 'Contact Us',
        'FAQ content': questions,
      },
    },
  ],
}
