interface PageHeadProps {
  title: string
  description?: string
  /** Path of the one address this content should be known by, `/blogs/x`. */
  canonical?: string
  noindex?: boolean
}

/** Title and meta data of a page; React moves them into the document's head, on the server and after every navigation. */
export function PageHead({ title, description, canonical, noindex }: PageHeadProps) {
  return (
    <>
      <title>{title}</title>
      {description && <meta name="description" content={description} />}
      {canonical && <link rel="canonical" href={canonical} />}
      {noindex && <meta name="robots" content="noindex" />}
    </>
  )
}
