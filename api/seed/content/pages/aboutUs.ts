import { machinePicture, still } from '../pictures'
import type { SeedPage } from '../types'

export const aboutUs: SeedPage = {
  url: '/about-us',
  title: 'About us',
  menu_position: 1,
  meta: {
    'Meta title': 'About us | Brightfill Machinery',
    'Meta description':
      'Who rebuilds your filling line: 84 people in Hull and Rotterdam who buy, strip, measure, rebuild and install machines for liquid food.',
  },
  sections: [
    {
      key: 'opening',
      type: 'intro',
      fields: {
        'Mini title section': 'Since 1999',
        'Title section': 'We sell machines we have had in pieces',
        'Text section':
          'Brightfill buys, rebuilds and installs machines for milk, juice, water and beer. Eighty-four people in two workshops do it, and most of them hold a spanner.',
        Image: still('03-factory-hall', 'Production hall with filler, carton filler, packer and tanks'),
      },
    },
    {
      key: 'story',
      type: 'columns',
      fields: {
        'Title section': 'How a repair shop became a supplier',
        'Text section': 'The first machine we sold was one its owner never came back for.',
        'Left text':
          '<p>Two fitters opened a workshop on Tanyard Wharf in 1999 to repair filling valves for the dairies along the Humber. In the third winter a customer closed his plant and left an 18-valve filler with us instead of paying the bill.</p><p>We stripped it, replaced what was worn, wrote down what was not, and sold it to a dairy in Cumbria together with that list. It ran there until 2021. The list turned out to matter as much as the machine.</p>',
        'Right text':
          '<p>Today we take in about 340 machines a year and sell 312 of them. The others become spare parts, because their frames or their papers are not good enough to carry our name.</p><p>The service centre in Rotterdam followed in 2011. It holds parts for lines on the continent and sends a fitter to any plant between Lisbon and Gdańsk within a day.</p>',
      },
    },
    {
      key: 'figures',
      type: 'statistics',
      fields: {
        'Title section': 'What we can count',
        'Text section': 'Figures for the financial year to March 2026.',
        'Statistics on banner': {
          'Statistics Repeater': [
            { value: '84', text: 'People, 51 of them fitters' },
            { value: '312', text: 'Machines sold' },
            { value: '97%', text: 'Accepted at the first test' },
            { value: '9,200', text: 'Spare parts on the shelf' },
          ],
        },
      },
    },
    {
      key: 'rebuild',
      type: 'steps',
      fields: {
        'Title section': 'What happens to a machine here',
        'Text section': 'The same five stations for a filler built in 2009 and one built in 2023.',
        Steps: [
          {
            title: 'Intake',
            text: 'Photographs, serial numbers and a swab of every product surface before anything is cleaned.',
          },
          {
            title: 'Strip',
            text: 'Down to the frame. Each part gets a number, a bin and one of three colours: keep, rework, replace.',
          },
          {
            title: 'Measure',
            text: 'Bearings, shafts, seats and plates against the drawing. If it is out of tolerance, we replace it.',
          },
          {
            title: 'Rebuild',
            text: 'New seals throughout, current controls, guarding to the current machinery safety standard.',
          },
          { title: 'Test', text: 'One hour on water at rated speed, recorded, with you beside it or on the screen.' },
        ],
      },
    },
    {
      key: 'principles',
      type: 'columns',
      fields: {
        'Title section': 'Three things we do not do',
        'Left text':
          '<h3>We do not paint first</h3><p>Paint hides cracks. A frame is inspected bare and painted last.</p><h3>We do not quote a speed we have not run</h3><p>Capacities on this site come from the acceptance test, on the bottle that is named beside them.</p><h3>We do not sell without papers</h3><p>No declaration of conformity, no material certificates, no sale. The machine becomes parts.</p>',
        Image: machinePicture(
          'rotary-filler/01-front',
          '24-valve rotary bottle filler in a glazed enclosure, front view',
        ),
        'Text Button': { text: 'See machines', url: '/products' },
      },
    },
  ],
}
