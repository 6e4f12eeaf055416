import type { FaqItem } from '@brightfill/shared/contract'

/** Buyers' questions before an order: on the home page, and in the options for pages without their own. */
export const questions: FaqItem[] = [
  {
    text: 'What does “pre-owned” mean at Brightfill?',
    description:
      '<p>Every pre-owned machine is stripped, inspected and rebuilt in our workshop in Hull. You receive the inspection record, the list of replaced parts and a video of the test run. Machines sold “as seen” are marked as such and priced accordingly.</p>',
  },
  {
    text: 'Can I see the machine run before I pay?',
    description:
      '<p>Yes. Visit us, or join the acceptance test by video. We run on water for one hour at rated speed and on your product by arrangement.</p>',
  },
  {
    text: 'How long does delivery take?',
    description:
      '<p>Within Europe, a machine in stock is usually at your plant ten working days after the acceptance test is signed. A rebuild takes eight to fourteen weeks, depending on the valves. Overseas, add four to seven weeks at sea.</p>',
  },
  {
    text: 'Do you supply change parts for other bottle sizes?',
    description:
      '<p>Yes, for the machines we sell and for most others. Send two sample bottles with their closures; star wheels, guides and grippers are cut in Hull and fitted on site. Allow three weeks for a set.</p>',
  },
  {
    text: 'What warranty do you offer?',
    description:
      '<ul><li>New machines: 24 months from acceptance.</li><li>Rebuilt machines: 12 months on every part we replaced and on the controls.</li><li>Machines sold as seen: none, and the price reflects it.</li></ul>',
  },
  {
    text: 'Can you move a line between two of our sites?',
    description:
      '<p>We do it about fifteen times a year. One crew marks, dismantles, loads, installs and starts the line again, so no one has to guess where a pipe went. A milk line of eight machines takes about eleven days from lorry to first pallet.</p>',
  },
]
