import type { SeedPost } from '../types'
import { heading, image, paragraph } from './blocks'
import { post } from './post'

export const endOfLine: SeedPost[] = [
  post({
    slug: 'when-does-a-palletising-cell-pay-back',
    title: 'When does a palletising cell pay back?',
    shortTitle: 'Palletising cells: the payback',
    description: 'A worked example at 12,000 bottles an hour, on one and two shifts.',
    author: 'rigby',
    picture: '07-palletising-robot',
    published: '2026-10-09',
    content: [
      paragraph(
        'The answer depends on shifts more than on speed. Here are the sums for a line we installed this year, with its real figures rounded to the nearest hundred.',
      ),
      heading('The line'),
      paragraph(
        '12,000 bottles an hour in cases of 24 make 500 cases an hour. Two people stacked them, lifting about ten tonnes each in a shift. The cell cost £97,500, conveyor and pallet places £9,500, installation £18,000: £125,000 in all.',
      ),
      heading('One shift'),
      paragraph(
        'The cell needs half a person for pallets and slip sheets, so 1.5 people do other work. At £31,000 a year each that is £46,500. Set against that £2,600 for electricity, £4,000 for service and £900 for gripper foam. The saving is £39,000 a year, and the cell has paid for itself after three years and two months.',
      ),
      image('machines/palletiser/01-hero', 'Palletising cell with an amber four-axis robot, three-quarter view'),
      heading('Two shifts'),
      paragraph(
        'The saving doubles to £93,000; the costs rise only to £12,100, because servicing depends on running hours, not shifts. That leaves £80,900 a year, and the cell has paid for itself in nineteen months.',
      ),
      heading('What the sums leave out'),
      paragraph(
        'Backs, for one: this plant had lost 64 working days to them the year before. On the other side, a robot stacks what it is given. Three weeks went into making the cases square enough, and that time is in no quotation, ours included.',
      ),
    ],
  }),
  post({
    slug: 'how-many-metres-of-accumulation',
    title: 'How many metres of accumulation?',
    description: 'Count your stops for a week, and the length of the conveyor follows from the list.',
    author: 'rigby',
    picture: '01-bottles-on-line',
    published: '2026-01-21',
    content: [
      paragraph(
        'Accumulation is bought by rule of thumb: two minutes before the filler, three after it. Sometimes that is right. A list of stops costs a week of attention and gives the true figure.',
      ),
      heading('Make the list'),
      paragraph(
        'Write down every stop after the filler, with its length in seconds. At a juice plant last winter we counted 214 in five days. 171 were shorter than 40 seconds: label reels, a fallen bottle, an empty glue pot.',
      ),
      heading('Draw the line'),
      paragraph(
        'Sort them by length. Where the curve bends is your buffer: in this case 55 seconds would have hidden 181 stops of 214. At 18,000 bottles an hour that is 275 bottles, or 23 m of single-file chain. The next 33 stops would have taken another 60 m.',
      ),
      image('machines/conveyor/01-top', 'Curved bottle conveyor with inspection bridge, view from above'),
      heading('Then make room to recover'),
      paragraph(
        'A buffer that has filled must empty again before the next stop. The machine after it has to run at least 15% faster than the filler, and the one after that another 5%. Without that reserve the chain is only a longer queue.',
      ),
      paragraph(
        'The plant bought 24 m and a faster labeller drive. The filler stops nine times a day now; it was forty-three.',
      ),
    ],
  }),
  post({
    slug: 'recycled-film-in-an-old-shrink-tunnel',
    title: 'Recycled film in an old shrink tunnel',
    description: 'Four settings to change before you blame the film, and one part you may have to buy.',
    author: 'brandt',
    picture: '07-palletising-robot',
    published: '2025-11-26',
    content: [
      paragraph(
        'Film with half or more recycled content shrinks later, holds less and forgives less. Tunnels built before 2015 were set up for virgin film of 60 µm. Most of them can run 45 µm recycled film; they just have to be told.',
      ),
      heading('Cooler and longer'),
      paragraph(
        'Take 8 to 12 degrees off the tunnel and 10% off the belt. Holes appear where thin spots get hot before the rest has begun to shrink.',
      ),
      heading('Air from below'),
      paragraph(
        'Shift air from the top nozzles to the bottom: the seal lies under the pack and is its thickest point. We start with 60 parts below and 40 above.',
      ),
      image(
        'machines/packer/01-side',
        'Shrink-wrap packer with heat tunnel and bottle multipacks, view from the other side',
      ),
      heading('Overlap and tension'),
      paragraph(
        'Raise the overlap to 60 mm and lower the web tension by a third. Recycled film stretches where virgin film slides, and what has been stretched does not shrink.',
      ),
      heading('The part you may need'),
      paragraph(
        'A knife that cut virgin film cleanly will tear this one. A serrated blade is £240 and takes an hour. Of the nineteen machines we have converted, seventeen needed nothing else.',
      ),
    ],
  }),
  post({
    slug: 'glue-temperature-and-straight-labels',
    title: 'Glue, temperature and straight labels',
    description: 'Why a labeller that was straight in the morning is crooked after lunch.',
    author: 'marsh',
    picture: '09-closures',
    published: '2025-09-10',
    content: [
      paragraph(
        'A customer sent us two photographs of the same bottle, taken at seven and at two. In the second, the label leaned by a millimetre and a half. The machine had not been touched. The building had become nine degrees warmer.',
      ),
      heading('What changes'),
      paragraph(
        'Casein glue loses about half its viscosity between 24 and 30 °C. The film on the pallet gets thinner, the label is picked up late and slides before it holds. Every part of the machine does what it did in the morning.',
      ),
      image('machines/labeller/01-detail', 'Rotary wrap-around labeller with two label stations, close-up'),
      heading('Check in this order'),
      paragraph(
        'The temperature of the glue at the roller, not in the drum. The gap between roller and scraper, with a feeler gauge. The age of the glue: after three days in an open drum it is a different product.',
      ),
      heading('What helps'),
      paragraph(
        'A heated and cooled glue pump holds 27 °C within one degree and costs less than a pallet of relabelled bottles. Until you have one, insulate the hose and move the drum away from the wall.',
      ),
      paragraph('The customer moved the drum. That was all.'),
    ],
  }),
]
