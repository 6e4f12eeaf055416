import type { SeedPage } from '../types'

/** The text of a category's page; its address is the category's name. */
function category(name: string, title: string, description: string, heading: string, lead: string): SeedPage {
  return {
    url: `/products/c/${name}`,
    title: heading,
    menu_position: null,
    meta: { 'Meta title': `${title} | Brightfill Machinery`, 'Meta description': description },
    sections: [{ key: 'opening', type: 'intro', fields: { 'Title section': heading, 'Text section': lead } }],
  }
}

export const categories: SeedPage[] = [
  category(
    'fillers',
    'Filling machines',
    'Rotary, linear and carton fillers for milk, juice, water and beer: rebuilt or new, tested on water, with measured output and a price.',
    'Filling machines',
    'For glass, PET, HDPE and carton. Each filler has run in our workshop, and its output is what we counted, not what its plate says.',
  ),
  category(
    'heat-treatment',
    'Pasteurisers and heat treatment',
    'Plate and tunnel pasteurisers for milk, cream, juice and plant drinks, with holding tube, regeneration and records of every run.',
    'Pasteurisers and heat treatment',
    'Plates are opened, tested for cracks and given new gaskets. You get the holding-tube curve with the machine.',
  ),
  category(
    'processing',
    'Separators and homogenisers',
    'Separators, homogenisers and mixing units for dairies and producers of juice and plant drinks, overhauled and ready to inspect.',
    'Processing',
    'What happens between the tank and the filler: separating, homogenising, mixing. Bowls are balanced and pistons measured before we offer a machine for sale.',
  ),
  category(
    'labellers',
    'Labelling machines',
    'Self-adhesive, hot-melt and sleeve labellers for round and square bottles, with change parts and output measured on your label.',
    'Labelling machines',
    'Send us a bottle and a roll of labels. We film the machine while it runs them, so that you see the seam before you buy.',
  ),
  category(
    'cappers',
    'Capping machines',
    'Screw, press-on and crown cappers from 26 to 48 mm, stand-alone or for a filler, with torque measured head by head.',
    'Capping machines',
    'Torque is measured at every head and written down. Cones and discs for your closure are part of the offer.',
  ),
  category(
    'tanks',
    'Mixing and storage tanks',
    'Stainless steel tanks from 1,000 to 20,000 litres for mixing, storage and culture, with agitator, jacket and cleaning head.',
    'Tanks',
    'We inspect welds from the inside and hold jackets under pressure for a day. Drawings with every connection come with the tank.',
  ),
  category(
    'end-of-line',
    'Packers and palletisers',
    'Case packers, shrink wrappers and palletising cells for bottles and cartons, with layouts, guards and the programs for your layers.',
    'End of line',
    'The last metres decide what leaves your plant. We draw the layout with you and program your layers before the machine is loaded.',
  ),
  category(
    'conveyors',
    'Conveyors for bottles and cases',
    'Slat chain, modular belt and accumulation conveyors for bottles, cartons and cases, cut to your layout and delivered in sections.',
    'Conveyors',
    'Cut to your layout, with curves and side guides for your bottle. Chains and wear strips are new.',
  ),
  category(
    'spare-parts',
    'Spare parts for filling lines',
    'Valves, pumps, sealing jaws and star wheels for filling and packing machines from many manufacturers, in stock and sent the same day.',
    'Spare parts',
    'In stock in Hull, sent the same day if you order before 15:00. Tell us the number on the plate and we will find the part.',
  ),
]
