import type { ContentCheck, ContentFile } from '@brightfill/shared/contract'
import type { UnfitContent } from './UnfitContent'

/** A problem of one item of a file of content. Errors refuse an import, warnings do not. */
export type ContentProblem = ContentCheck['problems'][number]

export function problemOf({ list, item, reason }: UnfitContent): ContentProblem {
  return { level: 'error', list, item, message: reason }
}

/** Duplicate items of a file: the second would silently replace the first. */
export function repeatedItems({ pages, machines, posts, media = [] }: ContentFile): ContentProblem[] {
  return [
    ...repeated(
      'pages',
      pages.map(({ url }) => url),
    ),
    ...repeated(
      'machines',
      machines.map(({ slug }) => slug),
    ),
    ...repeated(
      'posts',
      posts.map(({ slug }) => slug),
    ),
    ...repeated(
      'media',
      media.map(({ path }) => path),
    ),
  ]
}

function repeated(list: ContentProblem['list'], names: readonly string[]): ContentProblem[] {
  const seen = new Set<string>()
  const twice = new Set(names.filter((name) => seen.size === seen.add(name).size))
  return [...twice].map((item) => ({ level: 'error', list, item, message: 'is in the file more than once' }))
}
