import type { ArticleBlock } from '@brightfill/shared/contract'

export function heading(text: string): ArticleBlock {
  return { element_type: 'h2', text, content_field: '' }
}

export function paragraph(text: string): ArticleBlock {
  return { element_type: 'p', text, content_field: '' }
}

/** `path` below `seed/media`, without `.webp`; `alt` says what it shows. */
export function image(path: string, alt: string): ArticleBlock {
  return { element_type: 'image', text: alt, content_field: `public/${path}.webp` }
}
