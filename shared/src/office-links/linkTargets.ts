import { mediaUrl } from '@brightfill/shared/constants'
import type { PublishingState } from '@brightfill/shared/contract'
import { pathOr } from '@brightfill/shared/router'
import { texts } from './texts'

export const linkKinds = ['pages', 'machines', 'articles', 'media'] as const
export type LinkKind = (typeof linkKinds)[number]

/** The parts of the rows of their lists. */
interface Row {
  id: number
  /** None for a file, which is always there. */
  state?: PublishingState
  url?: string
  slug?: string
  title?: string
  name?: string
  model?: string
  path?: string
}

export interface Target {
  address: string
  title: string
  isPublic: boolean
  row: Row
}

const addressOf: Record<LinkKind, (row: Row) => string | undefined> = {
  pages: ({ url }) => url,
  machines: ({ slug }) => (slug ? pathOr(`/products/${slug}`, 'product', { slug }) : undefined),
  articles: ({ slug }) => (slug ? pathOr(`/blogs/${slug}`, 'ArticleBlog', { slug }) : undefined),
  media: ({ path }) => mediaUrl(path),
}

/** The rows that have an address. The list of pages has no search of its own, so it is searched here. */
export function targetsOf(kind: LinkKind, rows: readonly Row[], words: string): Target[] {
  const all = rows.flatMap((row): Target[] => {
    const address = addressOf[kind](row)
    const title = row.title ?? [row.name, row.model].filter(Boolean).join(' ')
    const isPublic = row.state === undefined || row.state === 'live' || row.state === 'changes'
    return address ? [{ address, title: title || texts.unnamed, isPublic, row }] : []
  })
  const wanted = words.toLowerCase()
  return kind === 'pages'
    ? all.filter(({ address, title }) => `${title} ${address}`.toLowerCase().includes(wanted))
    : all
}
