import type { SeedPost } from '../types'
import { heading, image, paragraph } from './blocks'
import { post } from './post'

export const filling: SeedPost[] = [
  post({
    slug: 'how-to-read-a-filling-valve',
    title: 'How to read a filling valve before you buy',
    shortTitle: 'How to read a filling valve',
    description: 'Six checks that take ten minutes and tell you more than the running hours.',
    author: 'foster',
    picture: '08-filling-valves',
    published: '2026-11-12',
    content: [
      paragraph(
        'Running hours tell you how long a filler has been switched on. The valves tell you how it was treated. Here is what we look at first, in the order we look at it.',
      ),
      heading('1. Listen before you look'),
      paragraph(
        'Ask for the machine to be cycled dry. Every valve should open with the same short sound. One that opens late or twice has a tired diaphragm or a kinked air line; both are cheap, but they show that no one was listening. Count how many you hear. On a 36-valve carousel, three odd ones are normal wear. Ten mean the set was never changed together.',
      ),
      heading('2. Look at the seat, not the body'),
      paragraph(
        'Polished stainless steel flatters every photograph. Take one valve off and look at the seat under a lamp: a clean ring is good, a grey shadow beside it is corrosion from a detergent that was too strong for too long.',
      ),
      image('machines/rotary-filler/01-detail', 'Valve carousel with empty bottles'),
      heading('3. Weigh ten bottles'),
      paragraph(
        'Ten bottles, one scale, five minutes. A spread of more than four grams on water cannot be tuned away later. Write the numbers down in front of the seller. It changes the conversation.',
      ),
      heading('4 to 6. Drip, return, paper'),
      paragraph(
        'Hold a dry cloth under a closed valve for one minute; it should stay dry. Ask where the return line ends, because a bowl that cannot be drained cannot be cleaned. Last, ask for the seal certificates. A seller who changed the seals has them in the folder, and a seller who did not will offer to send them.',
      ),
    ],
  }),
  post({
    slug: 'torque-told-simply',
    title: 'Torque, explained simply',
    description: 'Why caps leak at 0.4 Nm and strip at 3.2, and how to find the middle.',
    author: 'rigby',
    picture: '09-closures',
    published: '2026-09-03',
    content: [
      paragraph(
        'A cap has to hold a liner against a neck. Too little force and the liner does not close; too much and the thread climbs over itself. Everything else about torque is how to stay between the two.',
      ),
      heading('Measure what comes off, not what goes on'),
      paragraph(
        'The figure on the panel is what the head applied. What matters is the opening torque after 24 hours, when plastic has relaxed. For a 38 mm milk cap we look for 1.2 to 1.8 Nm. A cap applied at 2.0 usually opens at about 1.4.',
      ),
      heading('Where leaks come from'),
      paragraph(
        'In the last forty complaints we looked into, low torque was the cause eleven times. Fourteen were crossed threads, nine were necks out of round, and six were product on the neck before the cap went on. Turning the torque up would have hidden some of these for a week.',
      ),
      image('machines/capper/01-detail', 'Ten-head rotary screw capper with cap sorter bowl, close-up'),
      heading('Find your window in an hour'),
      paragraph(
        'Apply caps in steps of 0.2 Nm from 0.8 to 3.0, ten bottles at each step. Lay them on their sides overnight. The lowest step without a wet cloth is your lower limit, the highest without a stripped thread your upper one. Set the heads in the middle and write both limits on the machine.',
      ),
      paragraph(
        'Repeat it when the cap supplier, the resin or the season changes. A neck is about 0.1 mm smaller in February than in July.',
      ),
    ],
  }),
  post({
    slug: 'foam-is-a-symptom',
    title: 'Foam is a symptom',
    description: 'Five places where air gets into your product, in order of likelihood.',
    author: 'pell',
    picture: '02-milk-abstract',
    published: '2026-07-30',
    content: [
      paragraph(
        'When bottles foam, the filling valve is blamed. It is where the foam shows, but seldom where the air came in. We walk the line backwards and look at five places in this order.',
      ),
      heading('1. The suction side of the pump'),
      paragraph(
        'A worn shaft seal lets air in while it runs and product out while it stands. If there is a drop under the pump in the morning and foam at noon, stop looking.',
      ),
      heading('2. The return to the tank'),
      paragraph(
        'Product that falls two metres onto a surface brings its own volume of air with it. End the pipe below the surface, or against the tank wall at a shallow angle.',
      ),
      image('blog/06-tank-farm', 'Row of stainless steel process tanks with hygienic piping'),
      heading('3. The agitator'),
      paragraph(
        'If you can see a vortex, the agitator is stirring in air. Slow it down or move it off centre; a baffle costs less than antifoam.',
      ),
      heading('4 and 5. Bowl level, then the valve'),
      paragraph(
        'A bowl that swings by more than 15 mm fills through its own surface. Only after that do we open a valve, and then it is the vent tube: bent, blocked, or from another format. In two years we have changed valves because of foam exactly once.',
      ),
    ],
  }),
  post({
    slug: 'gable-top-or-brick',
    title: 'Gable top or brick?',
    description: 'How shelf life, line speed and floor space decide the format for you.',
    author: 'brandt',
    picture: '05-cartons',
    published: '2026-09-22',
    content: [
      paragraph(
        'Customers ask us which carton is better. The cartons do not compete; the supply chains behind them do. Three questions settle most cases before you look at a machine.',
      ),
      heading('How long must it keep?'),
      paragraph(
        'Up to 21 days chilled is gable-top country, 45 with an extended-shelf-life process. Beyond that, or without a cold chain, it is an aseptic brick. The step is not gradual: sterile filling brings a sterile tank, peroxide handling and a laboratory routine with it.',
      ),
      heading('How fast is fast enough?'),
      paragraph(
        'A single-lane gable-top machine fills 2,500 litres an hour, a twin about 6,000. Bricks begin where these end: 9,000 an hour is ordinary. If your week has fewer than forty filling hours, the slower machine is usually also the cheaper litre.',
      ),
      image(
        'machines/carton-filler/02-hero',
        'Twin-lane gable-top carton filler in stainless steel, three-quarter view',
      ),
      heading('What does your building allow?'),
      paragraph(
        'Brick machines are tall. The AC-9000 needs 4.9 m of clear height because the web is formed from above, and a reel of board weighs 400 kg and wants a forklift lane. Gable-top blanks arrive flat on pallets and are loaded by hand.',
      ),
      paragraph(
        'If two answers point to one format and the third to the other, trust the shelf life. Speed can be bought later and a roof can be raised.',
      ),
    ],
  }),
]
