import { SHORT_TITLE } from '@brightfill/shared/constants'
import { mediaUrl } from '@brightfill/shared/media'
import { useSite } from '@brightfill/shared/store'
import { absoluteUrl } from './siteOrigin'

export interface PageHeadProps {
  /** `<name> | Brightfill Machinery`; without one the site's short title stands in. */
  title?: string
  description?: string
  /** Path of the one address this content should be known by, `/blogs/x`. */
  canonical?: string
  /** Media path of the picture of link previews; the site's own without one. */
  image?: string
  /** What link previews call the page; `website` for whatever is no article and no machine. */
  type?: 'website' | 'article' | 'product'
  noindex?: boolean
}

/**
 * Title and meta data of a page and what other sites show when they link to it; React moves them into the document's head,
 * on the server and after every navigation. A page that search engines leave out needs no preview.
 */
export function PageHead({ title, description, canonical, image, type = 'website', noindex = false }: PageHeadProps) {
  const site = useSite(({ options }) => options['Meta site'])
  const name = title || site?.['Short title'] || SHORT_TITLE
  const summary = description || site?.['Meta description']
  return (
    <>
      <title>{name}</title>
      {summary && <meta name="description" content={summary} />}
      {noindex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={absoluteUrl(canonical)} />}
      {canonical && !noindex && (
        <Preview
          title={name}
          description={summary}
          url={absoluteUrl(canonical)}
          image={mediaUrl(image) ?? mediaUrl(site?.['Share image'].src)}
          siteName={site?.['Site name']}
          type={type}
        />
      )}
    </>
  )
}

interface PreviewProps {
  title: string
  description?: string
  url: string
  image?: string
  siteName?: string
  type: string
}

/** Open Graph, which Twitter's card reads as well apart from its own kind. */
function Preview({ title, description, url, image, siteName, type }: PreviewProps) {
  return (
    <>
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={url} />
      <meta property="og:type" content={type} />
      {siteName && <meta property="og:site_name" content={siteName} />}
      {image && <meta property="og:image" content={absoluteUrl(image)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  )
}
