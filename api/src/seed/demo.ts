import { cartonFillers } from '../../seed/content/machines/cartonFillers'
import { rotaryFillers } from '../../seed/content/machines/rotaryFillers'
import { options } from '../../seed/content/options'
import { orders } from '../../seed/content/orders'
import { pages } from '../../seed/content/pages'
import { users } from '../../seed/content/users'
import type { ContentFile } from '../import/contentFile'

const machines = [...rotaryFillers, ...cartonFillers]
const u = (x: string[]) => [...new Set(x)]
const content: ContentFile = {
  options,
  pages,
  catalogue: {
    categories: u(machines.flatMap((m) => m.categories)),
    bottles: u(machines.flatMap((m) => m.bottles)),
    beverages: u(machines.flatMap((m) => m.beverages)),
    manufacturers: [],
  },
  machines,
  posts: [],
}

export const demo = { content, users, orders }
