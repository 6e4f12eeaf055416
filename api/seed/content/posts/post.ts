import type { ArticleBlock } from '@brightfill/shared/contract'
import type { SeedPost } from '../types'

interface Draft {
  slug: string
  title: string
  /** The browser's title, if the whole title is too long for a result page. */
  shortTitle?: string
  description: string
  author: Author
  /** File name in `seed/media/blog`, without its ending. */
  picture: string
  content: ArticleBlock[]
  /** Day of publication; none for a draft. */
  published?: string
}

const authors = {
  foster: 'Daniel Foster, Head of rebuilds',
  pell: 'Grace Pell, Process engineer',
  marsh: 'Owen Marsh, Installation manager',
  brandt: 'Ilse Brandt, Service centre Rotterdam',
  rigby: 'Tom Rigby, Automation engineer',
}
type Author = keyof typeof authors

/** Builds an article of the seed from its own values. */
export function post({ author, picture, published, shortTitle, ...own }: Draft): SeedPost {
  return {
    ...own,
    author: authors[author],
    image: `public/blog/${picture}.webp`,
    meta_title: `${shortTitle ?? own.title} | Brightfill Machinery`,
    meta_description: own.description,
    published_at: published ? `${published}T07:30:00Z` : null,
  }
}
