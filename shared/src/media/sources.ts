/** The widths the api makes of a picture, in pixels. */
export const derivativeWidths = [320, 480, 640, 960, 1280, 1600] as const

/** The formats it makes them in, best first. */
export const derivativeFormats = ['avif', 'webp'] as const

export type DerivativeFormat = (typeof derivativeFormats)[number]

/** Whether the api makes smaller copies of this picture: only of bitmaps it keeps itself. */
export function hasDerivatives(url: string): boolean {
  return url.startsWith('/storage/') && /\.(jpe?g|png|webp|avif)$/i.test(url)
}

/** The srcset of a picture in one format, no wider than the first width that holds all its pixels. */
export function srcSetOf(url: string, format: DerivativeFormat, pixelWidth: number): string {
  const enough = derivativeWidths.find((width) => width >= pixelWidth) ?? Number.POSITIVE_INFINITY
  return derivativeWidths
    .filter((width) => width <= enough)
    .map((width) => `${url}?w=${width}&format=${format} ${width}w`)
    .join(', ')
}
