import { CONTENT_FORMAT, type ContentFile } from '@brightfill/shared/contract'
import { catalogue } from '../../seed/content/catalogue'
import { machines } from '../../seed/content/machines'
import { options } from '../../seed/content/options'
import { orders } from '../../seed/content/orders'
import { pages } from '../../seed/content/pages'
import { posts } from '../../seed/content/posts'
import { users } from '../../seed/content/users'

const content: ContentFile = { format: CONTENT_FORMAT, options, pages, catalogue, machines, posts }

export { starter } from '../../seed/content/starter'

/**
 * The content of a new database in development: the whole site, two users with a public password, and orders.
 */
export const demo = { content, users, orders }
