import { SHARE_PICTURE, SHORT_TITLE } from '@brightfill/shared/constants'
import { hasDerivatives, mediaUrl, previewUrl } from '@brightfill/shared/media'
import { useSite } from '@brightfill/shared/store'
import { absoluteUrl } from './siteOrigin'

export interface PageHeadProps {
  /** `<name> | Brightfill Machinery`; by default the site's short title. */
  title?: string
  description?: string
  /** Path of the canonical address, `/blogs/x`. */
  canonical?: string
  /** Media path of the picture for link previews; by default the site's. */
  image?: string
  /** Kind of page in link previews. */
  type?: 'website' | 'article' | 'product'
  noindex?: boolean
}

/**
 * Title and meta data of a page, with data for link previews. React moves them into the document's
 * head, on the server and after every navigation. A page with `noindex` has no preview.
 */
export function PageHead({ title, description, canonical, image, type = 'website', noindex = false }: PageHeadProps) {
  const site = useSite(({ options }) => options['Meta site'])
  const name = title || site?.['Short title'] || SHORT_TITLE
  const siteName = site?.['Site name']
  const summary = description || site?.['Meta description']
  const url = canonical && absoluteUrl(canonical)
  const picture = pictureOf(image) ?? pictureOf(site?.['Share image'].src)
  return (
    <>
      <title>{name}</title>
      {summary && <meta name="description" content={summary} />}
      {noindex && <meta name="robots" content="noindex" />}
      {url && <link rel="canonical" href={url} />}
      {url && !noindex && (
        // Open Graph; Twitter reads it too and needs only the kind of its card.
        <>
          <meta property="og:title" content={name} />
          {summary && <meta property="og:description" content={summary} />}
          <meta property="og:url" content={url} />
          <meta property="og:type" content={type} />
          {siteName && <meta property="og:site_name" content={siteName} />}
          {picture && <meta property="og:image" content={absoluteUrl(picture.url)} />}
          {picture?.made && (
            <>
              <meta property="og:image:type" content="image/jpeg" />
              <meta property="og:image:width" content={String(SHARE_PICTURE.width)} />
              <meta property="og:image:height" content={String(SHARE_PICTURE.height)} />
            </>
          )}
          <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
        </>
      )}
    </>
  )
}

/** The copy that the api makes, or a picture of another site unchanged. Previews show no others, such as SVG. */
function pictureOf(path: string | undefined) {
  const url = mediaUrl(path)
  if (url && hasDerivatives(url)) return { url: previewUrl(url), made: true }
  return url?.startsWith('http') ? { url, made: false } : undefined
}
