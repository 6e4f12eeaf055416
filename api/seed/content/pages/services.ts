import { machinePicture, still } from '../pictures'
import type { SeedPage } from '../types'
import { service } from './service'

export const services: SeedPage = {
  url: '/services',
  title: 'Services',
  menu_position: 3,
  meta: {
    'Meta title': 'Services from layout to spare part | Brightfill Machinery',
    'Meta description':
      'Line engineering, installation, maintenance, spare parts, training and relocation for filling and packaging lines, by one crew.',
  },
  sections: [
    {
      key: 'opening',
      type: 'intro',
      fields: {
        'Mini title section': 'Services',
        'Title section': 'The machine is only half of it',
        'Text section':
          'A filler earns money when the line around it keeps up. We design, install, start up and look after all of it.',
        Image: still('06-tank-farm', 'Row of stainless steel process tanks with hygienic piping'),
      },
    },
    {
      key: 'what-we-do',
      type: 'services',
      fields: {
        'Title section': 'Ten things you can order on their own',
        'Text section': 'Each comes with a fixed price and a date. It does not matter where you bought the machine.',
        'Text Button': { text: 'Browse machines', url: '/products' },
        Image: still('04-control-panel', 'Operator touch panel with production chart, push-buttons and emergency stop'),
        'Services Repeater': [
          service(
            'engineering',
            'Line engineering',
            'Layout, utility consumption and accumulation, with a drawing you can build from.',
          ),
          service(
            'filling',
            'Filling trials',
            'Your product and your bottle on a test carousel in Hull, with a report on accuracy, foam and drip.',
          ),
          service(
            'packaging-line',
            'Line audits',
            'Two days with a stopwatch: where the minutes go, and what it would cost to win each of them back.',
          ),
          service(
            'installation',
            'Installation',
            'Lifting, levelling, piping and wiring by our own crew, to a plan agreed before the lorry is loaded.',
          ),
          service(
            'maintenance',
            'Maintenance',
            'Planned visits twice a year; <strong>24-hour</strong> call-out for lines under contract.',
          ),
          service(
            'spare-parts',
            'Spare parts',
            '9,200 items on the shelf in Hull and Rotterdam. Ordered before 15:00, sent the same day.',
          ),
          service(
            'quality',
            'Quality inspection',
            'Hygiene, pressure and safety tests of any machine, ours or not, with a signed report.',
          ),
          service(
            'training',
            'Operator training',
            'Two days on your line in English, Dutch, German, French or Polish.',
          ),
          service('logistics', 'Transport', 'Crating, export papers, insurance and a crane at the other end.'),
          service('recycling', 'Buy-back', 'We take your old machine in part exchange and collect it ourselves.'),
        ],
      },
    },
    {
      key: 'project',
      type: 'steps',
      fields: {
        'Title section': 'From enquiry to first pallet',
        'Text section': 'A line of four machines takes about twenty weeks. This is where they go.',
        Steps: [
          {
            title: 'Week 1: three lines from you',
            text: 'Product, container, output. We answer with machines that fit and a price range.',
          },
          {
            title: 'Weeks 2 to 4: layout',
            text: 'One engineer on site for a day, then a drawing with utilities, drains and escape routes.',
          },
          {
            title: 'Weeks 5 to 16: rebuild',
            text: 'You see the inspection record while the machine is in pieces, and decide on each option then.',
          },
          {
            title: 'Week 17: acceptance test',
            text: 'In Hull, on water and on your bottle. Nothing leaves before you have signed it off.',
          },
          {
            title: 'Weeks 18 to 20: installation',
            text: 'Transport, connection, start-up and two days of training. The crew leaves after the third clean shift.',
          },
        ],
      },
    },
    {
      key: 'contracts',
      type: 'columns',
      fields: {
        'Title section': 'Maintenance contracts',
        'Text section': 'Three levels. You can end any of them with three months’ notice.',
        'Left text':
          '<h3>Inspect</h3><p>Two visits a year, oil samples, wear measured and recorded, a list of parts for the next stop. From £3,900 per machine per year.</p><h3>Maintain</h3><p>The same, and we replace what is on the list during your planned stop. 15% off the list price of parts.</p>',
        'Right text':
          '<h3>Stand by</h3><p>The same, with a fitter reachable around the clock, on site within 24 hours in the United Kingdom and Benelux, and a consignment of critical parts in your store.</p><p>Ask for the parts list of your machine first. It tells you which of the three you need.</p>',
        Image: machinePicture('spare-parts/02-pump-hero', 'Centrifugal pump with spare impeller and seals'),
      },
    },
    {
      key: 'questions',
      type: 'faq',
      fields: {
        'Mini title section': 'Before you book',
        'Title section': 'Questions about service',
        'Text section': 'Can’t find your machine?',
        'Text Button': 'Contact Us',
        'FAQ content': [
          {
            text: 'Do you work on machines you did not sell?',
            description:
              '<p>Yes. Roughly half of our visits are to machines bought elsewhere. We ask for a photograph of the rating plate and another of the control cabinet first, so that the right person comes.</p>',
          },
          {
            text: 'Who pays if the fitter cannot repair it?',
            description:
              '<p>You pay for the journey. We do not charge for the hours if we should have found the cause from your description.</p>',
          },
          {
            text: 'Can training be held during production?',
            description:
              '<p>Half of it. Cleaning, changeover and fault finding need a line that can be stopped, so we plan those for a weekend or the start of a shift.</p>',
          },
          {
            text: 'How quickly do spare parts arrive?',
            description:
              '<p>Parts on the shelf reach Great Britain and Benelux the next working day, the rest of Europe in two to three. Parts that we have to make take five to fifteen working days.</p>',
          },
        ],
      },
    },
  ],
}
