import { PICTURE_FORMATS } from '@brightfill/shared/constants'
import { type ImgHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { mediaUrl } from './mediaUrl'
import styles from './Picture.module.css'
import { Placeholder } from './Placeholder'
import { hasDerivatives, srcSetOf } from './sources'

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
  /** Shown when there is no picture or it cannot be loaded; by default a placeholder of its size. */
  fallback?: ReactNode
}

/** The state of loading: smaller copies first, after a failure the picture itself, then the placeholder. */
type Stage = 'derivatives' | 'original' | 'missing'

/** A responsive picture in AVIF and WebP; without one, or when loading fails, a placeholder of its size. */
export function Picture({ src, fallback, ...rest }: PictureProps) {
  const url = mediaUrl(src)
  const missing = fallback ?? (
    <Placeholder alt={rest.alt} width={rest.width} height={rest.height} className={rest.className} />
  )
  // a new picture tries its smaller copies first again
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
  fallback,
  ...rest
}: Omit<PictureProps, 'src'> & { url: string }) {
  const [stage, setStage] = useState<Stage>(hasDerivatives(url) ? 'derivatives' : 'original')
  const image = useRef<HTMLImageElement>(null)
  const fallBack = () => setStage((now) => (now === 'derivatives' ? 'original' : 'missing'))

  useEffect(() => {
    // It may have failed before scripts ran.
    const { complete, naturalWidth, currentSrc } = image.current ?? {}
    if (complete && naturalWidth === 0 && currentSrc)
      setStage((now) => (now === 'derivatives' ? 'original' : 'missing'))
  }, [])

  if (priority && stage !== 'missing') preloadPicture(url, stage, width, sizes)
  if (stage === 'missing') return fallback

  const img = (
    <img
      {...rest}
      ref={image}
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? undefined : 'async'}
      className={className ? `${styles.image} ${className}` : styles.image}
      onError={fallBack}
    />
  )
  if (stage === 'original') return img
  return (
    <picture className={styles.picture}>
      {PICTURE_FORMATS.map((format) => (
        <source key={format} type={`image/${format}`} srcSet={srcSetOf(url, format, width)} sizes={sizes} />
      ))}
      {img}
    </picture>
  )
}

/** Browsers without AVIF skip the preload because of its type, and find the picture in the markup a moment later. */
function preloadPicture(url: string, stage: Stage, width: number, sizes: string) {
  if (stage === 'original') return preload(url, { as: 'image', fetchPriority: 'high' })
  preload(url, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: srcSetOf(url, 'avif', width),
    imageSizes: sizes,
    fetchPriority: 'high',
  })
}
