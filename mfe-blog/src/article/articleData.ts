import type { Article } from '@brightfill/shared/contract'
import { copyUrl } from '@brightfill/shared/media'
import { absoluteUrl } from '@brightfill/shared/page'
import { pathTo } from '@brightfill/shared/router'
import { texts } from './texts'

/** The article and its breadcrumbs in schema.org terms. */
export function articleData({ slug, title, description, author, published_at, updated_at, image }: Article) {
  const address = absoluteUrl(pathTo('ArticleBlog', { slug }))
  const picture = copyUrl(image, 1600)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        headline: title,
        description,
        author: personOf(author),
        datePublished: published_at,
        dateModified: updated_at,
        image: picture && absoluteUrl(picture),
        mainEntityOfPage: address,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: texts.blog, item: absoluteUrl(pathTo('blogs')) },
          { '@type': 'ListItem', position: 2, name: title, item: address },
        ],
      },
    ],
  }
}

/** A person in schema.org terms; the content says "Tom Rigby, Automation engineer". */
function personOf(author: string) {
  const [name = '', ...job] = author.split(',').map((part) => part.trim())
  return { '@type': 'Person', name, jobTitle: job.join(', ') || undefined }
}
