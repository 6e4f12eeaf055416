import type { SeedPost } from '../types'
import { heading, image, paragraph } from './blocks'
import { post } from './post'

export const projects: SeedPost[] = [
  post({
    slug: 'eleven-days-from-truck-to-first-pallet',
    title: 'Eleven days from lorry to first pallet',
    shortTitle: 'Eleven days to first pallet',
    description: 'A diary of moving a complete milk line from Rotterdam to Cumbria.',
    author: 'marsh',
    picture: '03-factory-hall',
    published: '2026-08-18',
    content: [
      paragraph(
        'Eight machines, 61 tonnes, 340 numbered cables. The line had filled its last bottle in the Netherlands on a Friday. This is what happened after the lorries arrived in Cumbria.',
      ),
      heading('Days 1 to 3: in through the wall'),
      paragraph(
        'The door was 2.6 m high and the filler 3.1. We had known that since the survey and taken out a window instead. All machines stood on their marks by the evening of day three, the heaviest 4 mm from where the drawing wanted it.',
      ),
      heading('Days 4 to 6: pipes and cables'),
      paragraph(
        'Two fitters for each, working towards each other from both ends. Because everything was marked before it was cut, only eleven pipes had to be made new. One cable was missing. It was found in the toolbox of the man who had packed it.',
      ),
      image('blog/01-bottles-on-line', 'Row of milk bottles with blue caps on a conveyor, juice bottles behind'),
      heading('Days 7 to 9: water'),
      paragraph(
        'Cleaning circuits first, because nothing else may run before they do. On day eight the filler turned with water at half speed. On day nine the capper and the filler disagreed about which of them leads; a parameter had been lost with the old panel.',
      ),
      heading('Days 10 and 11: milk'),
      paragraph(
        'First milk at 06:10 on day ten, first saleable bottle at 07:35 after the laboratory agreed. First pallet wrapped on day eleven at 14:20. It is not a record, and it was not meant to be: every day had an afternoon in it for what goes wrong.',
      ),
    ],
  }),
  post({
    slug: 'what-a-line-audit-looks-at',
    title: 'What a line audit looks at',
    description: 'Two days, one stopwatch, and the difference between a slow machine and a waiting one.',
    author: 'brandt',
    picture: '04-control-panel',
    published: '2026-06-24',
    content: [
      paragraph(
        'Plants call us because a machine is slow. In two audits out of three the machine that is blamed turns out to be waiting for another. The first day is spent finding out which.',
      ),
      heading('Morning one: stand still'),
      paragraph(
        'Four hours at one place with a stopwatch and a sheet with five columns: running, blocked, starved, stopped, changeover. No questions yet. People describe a machine as it was last year.',
      ),
      heading('Afternoon one: the slow end'),
      paragraph(
        'A blocked machine has its cause downstream, a starved one upstream. Follow the columns and they meet at one machine. It is the cartoner more often than anyone expects.',
      ),
      image('blog/04-control-panel', 'Operator touch panel with production chart, push-buttons and emergency stop'),
      heading('Day two: the short stops'),
      paragraph(
        'Long stops are known and have owners. Stops under a minute are cleared and forgotten, and in the last dozen audits they took 11% of the time. We film the worst place for one hour and watch it with the operators.',
      ),
      heading('What you get'),
      paragraph(
        'A page of figures, a page of causes, and a list of ten changes sorted by cost per minute gained. Usually the first three cost nothing.',
      ),
    ],
  }),
  post({
    slug: 'nine-questions-for-an-acceptance-test',
    title: 'Nine questions for an acceptance test',
    description: 'Agree on the answers before the machine is running, because afterwards everyone is tired.',
    author: 'foster',
    picture: '03-factory-hall',
    published: '2026-03-05',
    content: [
      paragraph(
        'An acceptance test goes wrong at the table and not at the machine. These are the nine questions we send out a week before, so that no one has to invent an answer at five in the afternoon.',
      ),
      heading('About the run'),
      paragraph(
        'Which bottle, which cap, which label, from which delivery? How long is the run, and what interrupts it without counting? At what speed, measured where? An hour is long enough if those three are fixed, and a day is not enough if they are open.',
      ),
      heading('About the product'),
      paragraph(
        'Water or product? At what temperature? What is a good bottle, in grams and millimetres? We keep ten reference bottles of each kind on the table, good and bad, with signatures on them.',
      ),
      image('machines/rotary-filler/01-front', '24-valve rotary bottle filler in a glazed enclosure, front view'),
      heading('About what comes after'),
      paragraph(
        'Which faults stop the shipment, and which go on a list? Who closes the list, and by when? How much is paid on signature? A machine with four small open points may travel. A machine without an agreed list may not.',
      ),
      paragraph('If you buy elsewhere, use the questions anyway.'),
    ],
  }),
  post({
    slug: 'eight-tonnes-through-a-narrow-door',
    title: 'Eight tonnes through a narrow door',
    description: 'Three ways to bring a large filler into an old dairy, and what each of them cost.',
    author: 'marsh',
    picture: '03-factory-hall',
    published: '2025-03-19',
    content: [
      paragraph(
        'Dairies grew up around their machines. When the machine has to go, the walls are still there. We have brought in thirty-one machines in the last two years that would not fit through any door.',
      ),
      heading('Take the machine apart'),
      paragraph(
        'A filler separates into base, carousel and cover in about two days, and goes back together in three. It costs roughly £6,000 and the geometry must be measured again. We do this when the way in has a corner.',
      ),
      heading('Take the wall apart'),
      paragraph(
        'A window, two courses of brick and a lintel: £3,500 and a week of dust, during which nothing open may be filled. Cheaper than it sounds, and next time it is a door.',
      ),
      image('blog/03-factory-hall', 'Bright production hall with filler, carton filler, packer and tanks'),
      heading('Take the roof off'),
      paragraph(
        'A crane costs £190 an hour, and the machine arrives in one piece on its mark. You need dry weather, a roof with panels and a structural engineer who answers the phone. Twice in thirty-one.',
      ),
      heading('Measure the floor first'),
      paragraph(
        'All three end on a floor. An eight-tonne filler on six feet puts 1.3 tonnes on the area of a saucer. We core a 50 mm hole and look. In four cases the slab was thinner than the drawing, and the plate under the foot became the largest part of the job.',
      ),
    ],
  }),
  post({
    slug: 'notes-from-the-spring-service-days',
    title: 'Notes from the spring service days',
    description: 'Not finished: what forty operators asked us in two days.',
    author: 'brandt',
    picture: '09-closures',
    content: [
      paragraph('Forty operators came to Rotterdam for two days and took machines apart. Their questions follow.'),
      heading('To be written'),
      paragraph('Sort the question cards, and ask three guests whether we may quote them.'),
      heading('Pictures'),
      image('blog/09-closures', 'Blue, navy, amber and white screw caps seen from above'),
      paragraph('Choose the others once we have seen the videos.'),
    ],
  }),
]
