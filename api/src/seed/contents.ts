import type { ContentFile } from '@brightfill/shared/contract'
import { catalogue } from '../../seed/content/catalogue'
import { machines } from '../../seed/content/machines'
import { options } from '../../seed/content/options'
import { orders } from '../../seed/content/orders'
import { pages } from '../../seed/content/pages'
import { posts } from '../../seed/content/posts'
import { users } from '../../seed/content/users'

const content: ContentFile = { options, pages, catalogue, machines, posts }

export { starter } from '../../seed/content/starter'

/**
 * The content of a new database in development: content of the whole site, two users whose password everybody knows,
 * orders.
 */
export const demo = { content, users, orders }
