import type { SeedPost } from '../types'
import { heading, image, paragraph } from './blocks'
import { post } from './post'

export const processing: SeedPost[] = [
  post({
    slug: 'cip-that-uses-a-third-less-water',
    title: 'CIP that uses a third less water',
    description: 'What we changed in a yoghurt plant in Devon, with the numbers before and after.',
    author: 'pell',
    picture: '06-tank-farm',
    published: '2026-10-28',
    content: [
      paragraph(
        'The plant fills 60,000 cups a day and used 58 cubic metres of water to clean up after them. It had not been set up badly. The times had been chosen in 2008 for the longest pipe, and every other pipe was cleaned as if it were that one.',
      ),
      heading('Step one: let the rinse end itself'),
      paragraph(
        'We put conductivity and turbidity sensors into both returns and ended each rinse at 20 µS above fresh water instead of after 240 seconds. The average rinse now takes 130 seconds. That alone saved nine cubic metres a day.',
      ),
      heading('Step two: keep the last rinse'),
      paragraph(
        'The final rinse is clean water with a trace of acid. It goes into a 1,000 l tank and becomes the next first rinse. The tank was already there, unused since a valve failed in 2015. Seven cubic metres a day.',
      ),
      image('machines/mixing-tank/02-hero', 'Three-tank CIP station with amber trim, three-quarter view'),
      heading('Step three: shorten what cannot be rinsed'),
      paragraph(
        'Eleven dead legs were longer than three pipe diameters. Each had to be flushed until it gave up. We cut nine of them in one weekend: four cubic metres a day.',
      ),
      heading('Before and after'),
      paragraph(
        'Water fell from 58 to 38 cubic metres a day, caustic from 61 to 52 litres, and cleaning now ends 50 minutes earlier. The work cost £31,700 and paid for itself in fourteen months. Swabs were taken at the same 40 points for six weeks on either side; none was worse.',
      ),
    ],
  }),
  post({
    slug: 'cost-the-wear-parts-first',
    title: 'Cost the wear parts first',
    description: 'A homogeniser is paid for twice: once on delivery, once in plungers and packings.',
    author: 'foster',
    picture: '08-filling-valves',
    published: '2026-05-19',
    content: [
      paragraph(
        'Two homogenisers of the same age stood side by side in our workshop last spring, one at £52,000 and one at £64,500. The cheaper one cost its owner more within three years. These are the sums we do before we buy.',
      ),
      heading('What wears'),
      paragraph(
        'Plungers, packings, pump valves and the homogenising valve. On milk at 200 bar, packings last about 1,500 hours, pump valves 3,000, plungers 8,000. On oat drink with calcium, halve the first two.',
      ),
      image('machines/homogeniser/01-detail', 'Two-stage three-plunger homogeniser in stainless steel, close-up'),
      heading('The sums'),
      paragraph(
        'At 4,000 hours a year the first machine takes £9,800 in parts because its plungers are of a size only its manufacturer grinds. The second takes £4,900. Over three years that is a difference of £14,700, and the price gap was £12,500.',
      ),
      heading('Ask for these three things'),
      paragraph(
        'The part numbers of plunger and packing, with today’s price. The oil analysis, if there was one. And a minute at 200 bar with the gauge in view: a needle that swings by more than ten bar is telling you that valves are closing at different times.',
      ),
      paragraph('If the seller has no price list for wear parts, take that as the price list.'),
    ],
  }),
  post({
    slug: 'reading-a-pasteuriser-chart',
    title: 'Reading a pasteuriser chart',
    description: 'Four shapes in a temperature trace, and what each says about the machine behind it.',
    author: 'pell',
    picture: '06-tank-farm',
    published: '2026-04-15',
    content: [
      paragraph(
        'Every pasteuriser draws a line all day. Inspectors check that it stays above the limit. We look at its shape, because the shape shows wear months before the limit does.',
      ),
      heading('The slow wave'),
      paragraph(
        'A swing of one degree every few minutes is a steam valve that sticks. It moves too late and then too far. New packing in the valve, half an hour.',
      ),
      heading('The falling line'),
      paragraph(
        'If the hot side needs a little more steam every hour for the same temperature, the plates are fouling. Two hours after cleaning is too early for that. Check the caustic, and then the pressure drop over the regenerative section.',
      ),
      image(
        'machines/pasteuriser/01-detail',
        'Plate pasteuriser skid with navy heat exchanger frame and balance tank, close-up',
      ),
      heading('The spike at every start'),
      paragraph(
        'An overshoot of four degrees when the filler resumes means the controller is set for only one flow. You can taste it in the product. Let the steam set point follow the flowmeter.',
      ),
      heading('The perfectly straight line'),
      paragraph(
        'No process is that calm. Take the sensor out and put it into a glass of ice water. In nine years we have found three that were drawing a memory.',
      ),
    ],
  }),
  post({
    slug: 'a-separator-bowl-is-a-safety-component',
    title: 'A separator bowl is a safety component',
    shortTitle: 'A bowl is a safety component',
    description: 'What a crack test costs, how often it is due, and what to do when a bowl has no history.',
    author: 'foster',
    picture: '06-tank-farm',
    published: '2025-06-25',
    content: [
      paragraph(
        'A 600 kg bowl at 5,200 revolutions a minute stores as much energy as a loaded lorry at 80 km/h. It is the one part of a dairy whose failure does not stay inside the machine.',
      ),
      heading('What the test is'),
      paragraph(
        'The bowl is stripped, degreased and examined with dye; threads and the lock ring with ultrasound. Then it is measured for stretch and balanced with all its discs. It takes two days and costs about £2,900, excluding transport.',
      ),
      heading('How often'),
      paragraph(
        'Every 8,000 hours or four years, whichever comes first, and after any event that made the vibration monitor trip twice. Products with salt or chloride halve the interval.',
      ),
      image('machines/separator/01-hero', 'Cream separator with polished hood and navy drive base, three-quarter view'),
      heading('A bowl without papers'),
      paragraph(
        'We buy separators without history, but never sell one. About one bowl in six does not pass. It is cut in half before it leaves the yard, so that no one can buy it elsewhere.',
      ),
      heading('Three habits'),
      paragraph(
        'Keep the discs in their order. Tighten the lock ring to the mark and not by feel, and if the mark has moved by more than 25 degrees since new, stop. Note the run-up time in the log: a change of a minute points to a worn bearing.',
      ),
    ],
  }),
]
