import { PICTURE_WIDTHS, type PictureFormat } from '@brightfill/shared/constants'

/** Whether the api makes smaller copies of this picture: it does for bitmaps in its own storage. */
export function hasDerivatives(url: string): boolean {
  return url.startsWith('/storage/') && /\.(jpe?g|png|webp|avif)$/i.test(url)
}

/** The srcset of a picture in one format, up to the first width that is not below the picture's own. */
export function srcSetOf(url: string, format: PictureFormat, pixelWidth: number): string {
  const enough = PICTURE_WIDTHS.find((width) => width >= pixelWidth) ?? Number.POSITIVE_INFINITY
  return PICTURE_WIDTHS.filter((width) => width <= enough)
    .map((width) => `${url}?w=${width}&format=${format} ${width}w`)
    .join(', ')
}
