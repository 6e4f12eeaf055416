import { PICTURE_WIDTHS, type PictureFormat } from '@brightfill/shared/constants'

/** Whether the api makes smaller copies of this picture: only of bitmaps it keeps itself. */
export function hasDerivatives(url: string): boolean {
  return url.startsWith('/storage/') && /\.(jpe?g|png|webp|avif)$/i.test(url)
}

/** The srcset of a picture in one format, no wider than the first width that holds all its pixels. */
export function srcSetOf(url: string, format: PictureFormat, pixelWidth: number): string {
  const enough = PICTURE_WIDTHS.find((width) => width >= pixelWidth) ?? Number.POSITIVE_INFINITY
  return PICTURE_WIDTHS.filter((width) => width <= enough)
    .map((width) => `${url}?w=${width}&format=${format} ${width}w`)
    .join(', ')
}
