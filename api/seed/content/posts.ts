import { endOfLine } from './posts/endOfLine'
import { filling } from './posts/filling'
import { processing } from './posts/processing'
import { projects } from './posts/projects'
import type { SeedPost } from './types'

/** Sixteen articles and a draft. */
export const posts: SeedPost[] = [...filling, ...processing, ...endOfLine, ...projects]
