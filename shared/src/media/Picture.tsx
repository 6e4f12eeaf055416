import { copyUrl, formatsOf, mediaUrl, type PictureFormat, srcSetOf } from '@brightfill/shared/constants'
import { useHydrated } from '@brightfill/shared/ui'
import { type ImgHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import styles from './Picture.module.css'
import { Placeholder } from './Placeholder'

export interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'sizes' | 'onLoad' | 'onDoubleClick' | 'draggable'> {
  /** Path as content has it; see `mediaUrl`. */
  src: string | null | undefined
  /** Empty for a decorative picture. */
  alt: string
  /**
   * Width of the whole picture in px; with `height` it keeps the place free, so nothing moves when the picture arrives.
   */
  width: number
  height: number
  /** For the largest picture of the first view: it is preloaded. All others load when they come near. */
  priority?: boolean
  /** The point that crops keep in view, as `object-position`: `64% 52%`. */
  focal?: string
  /** Shown when there is no picture or it cannot be loaded; by default a placeholder of its size. */
  fallback?: ReactNode
}

/** The state of loading. A copy may be refused while many are made, so it is requested twice. */
type Stage = 'first' | 'waiting' | 'second' | 'missing'

/** Milliseconds until a picture that did not load is requested again. */
const AGAIN_AFTER = 5_000

/**
 * A responsive picture in AVIF and WebP; without one, or when loading fails, a placeholder of its size. Visitors never
 * load the bitmap itself, which may be as large as a camera makes it.
 */
export function Picture({ src, fallback, ...rest }: PictureProps) {
  const url = mediaUrl(src)
  const missing = fallback ?? (
    <Placeholder alt={rest.alt} width={rest.width} height={rest.height} className={rest.className} />
  )
  // a new picture starts from the beginning
  return url ? <LoadedPicture key={url} url={url} {...rest} fallback={missing} /> : missing
}

function LoadedPicture({
  url,
  alt,
  width,
  height,
  sizes = '100vw',
  priority = false,
  className,
  focal,
  fallback,
  ...rest
}: Omit<PictureProps, 'src'> & { url: string }) {
  const [stage, setStage] = useState<Stage>('first')
  const image = useRef<HTMLImageElement>(null)
  const address = copyUrl(url, width)
  const hydrated = useHydrated()
  // The page that led here may show a copy in another size, which the visitor sees until this one has loaded.
  const [copy] = useState(() => (priority && hydrated && address ? copyOnScreen(address) : undefined))
  const fail = () => setStage((now) => (now === 'first' ? 'waiting' : 'missing'))

  useEffect(() => {
    // It may have failed before scripts ran.
    const { complete, naturalWidth, currentSrc } = image.current ?? {}
    if (complete && naturalWidth === 0 && currentSrc) setStage('waiting')
  }, [])
  useEffect(() => {
    if (stage !== 'waiting') return
    const timer = setTimeout(setStage, AGAIN_AFTER, 'second')
    return () => clearTimeout(timer)
  }, [stage])

  const formats = formatsOf(url)
  if (priority && stage === 'first') preloadPicture(url, formats[0], width, sizes)
  if (stage === 'waiting' || stage === 'missing') return fallback

  const img = (
    <img
      {...rest}
      ref={image}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className ? `${styles.image} ${className}` : styles.image}
      style={
        copy || focal
          ? { ...(copy && { backgroundImage: `url("${copy}")`, backgroundSize: 'cover' }), objectPosition: focal }
          : undefined
      }
      onError={fail}
    />
  )
  if (formats.length === 0) return img
  return (
    <picture className={styles.picture}>
      {formats.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(url, format, width)} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}

/** Browsers without AVIF skip the preload because of its type, and find the picture in the markup a moment later. */
function preloadPicture(url: string, format: PictureFormat | undefined, width: number, sizes: string) {
  if (!format) return preload(url, { as: 'image', fetchPriority: 'high' })
  preload(url, {
    as: 'image',
    type: `image/${format}`,
    imageSrcSet: srcSetOf(url, format, width),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}

/** The address of what the page has loaded for a picture with this `src`, in whatever size; undefined without one. */
function copyOnScreen(src: string): string | undefined {
  for (const image of document.images)
    if (image.getAttribute('src') === src && image.complete && image.naturalWidth > 0) return image.currentSrc
  return undefined
}
