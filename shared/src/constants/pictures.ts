import { mediaUrl } from './mediaUrl'

/** The widths in px that the api makes of a picture; another width gets the next larger one. */
export const PICTURE_WIDTHS = [320, 480, 640, 960, 1280, 1600] as const

/** The formats it makes them in, best first. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const

/** The size of copies for link previews, which are JPEG. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Larger pictures are not read; phones take up to 108 megapixels. */
export const PICTURE_PIXELS = 120_000_000

/** The formats of a picture's copies, by its name; none unless it is a bitmap. AVIF has no animation. */
export function copyFormats(name: string): readonly PictureFormat[] {
  if (/\.gif$/i.test(name)) return ['webp']
  return /\.(jpe?g|png|webp|avif)$/i.test(name) ? PICTURE_FORMATS : []
}

/** The smallest offered width that is not below the wanted one, or the largest of all. */
export function offeredWidth(wanted: number): number {
  return PICTURE_WIDTHS.find((width) => width >= wanted) ?? Math.max(...PICTURE_WIDTHS)
}

/** The formats of the copies that the api makes of this picture: of bitmaps in its own storage. */
export const formatsOf = (url: string): readonly PictureFormat[] =>
  url.startsWith('/storage/') ? copyFormats(url) : []

export const hasDerivatives = (url: string): boolean => formatsOf(url).length > 0

/** The srcset of a picture in one format, up to the first width that is not below the picture's own. */
export function srcSetOf(url: string, format: PictureFormat, pixelWidth: number): string {
  const most = offeredWidth(pixelWidth)
  return PICTURE_WIDTHS.filter((width) => width <= most)
    .map((width) => `${url}?w=${width}&format=${format} ${width}w`)
    .join(', ')
}

/**
 * The address of a copy that every browser reads, by the picture's path in content. Pictures without copies, such as
 * drawings and pictures of other sites, have their own address; a bitmap never has, because it may have any size.
 */
export function copyUrl(path: string | null | undefined, pixelWidth: number): string | undefined {
  const url = mediaUrl(path)
  return url && hasDerivatives(url) ? `${url}?w=${offeredWidth(pixelWidth)}&format=webp` : url
}

/** The address of the copy of a bitmap that other sites show with a link, of the size `SHARE_PICTURE`. */
export function previewUrl(url: string): string {
  return `${url}?preview=1`
}
