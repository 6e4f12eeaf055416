import type { ContentImage, ContentVideo } from '@brightfill/shared/contract'

/** A still of `seed/media/blog`; without a text it only decorates. */
export function still(name: string, alt = ''): ContentImage {
  return { src: `public/blog/${name}.webp`, alt, width: 1600, height: 900 }
}

/** A picture of `seed/media/machines`, "capper/01-hero"; without a text it only decorates. */
export function machinePicture(name: string, alt = ''): ContentImage {
  return { src: `public/machines/${name}.webp`, alt, width: 1200, height: 900 }
}

/** Drawn logos and marks of `seed/media/brand`. */
export function drawing(name: string, alt: string, width: number, height: number): ContentImage {
  return { src: `public/brand/${name}.svg`, alt, width, height }
}

/** A clip of `seed/media/video` with its still and its length in seconds. */
export function clip(name: string, duration: number): ContentVideo {
  return {
    sources: [{ src: `public/video/${name}.mp4`, type: 'video/mp4' }],
    poster: `public/video/${name}-poster.webp`,
    width: 1280,
    height: 720,
    duration,
  }
}
