import { PICTURE_FORMATS } from '@brightfill/shared/constants'
import { type ImgHTMLAttributes, type ReactNode, useEffect, useRef, useState } from 'react'
import { preload } from 'react-dom'
import { mediaUrl } from './mediaUrl'
import styles from './Picture.module.css'
import { Placeholder } from './Placeholder'
import { hasDerivatives, srcSetOf } from './sources'

export interface PictureProps
  extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'className' | 'sizes' | 'onLoad' | 'onDoubleClick' | 'draggable'> {
  /** The path as content gives it; see `mediaUrl`. */
  src: string | null | undefined
  /** Empty for a picture that only decorates. */
  alt: string
  /** Pixels of the whole picture; with `height` they keep its place free, so nothing jumps when it arrives. */
  width: number
  height: number
  /** The largest picture of the first view: loaded at once and announced in the head of the document. All others load when they come near. */
  priority?: boolean
  /** Stands in its place when there is none or it cannot be loaded; a placeholder of its size unless told. */
  fallback?: ReactNode
}

/** How far loading has fallen back: smaller copies, then the picture itself, then the placeholder. */
type Stage = 'derivatives' | 'original' | 'missing'

/** A responsive picture in AVIF and WebP, with a placeholder of its size when there is none or it cannot be loaded. */
export function Picture({ src, fallback, ...rest }: PictureProps) {
  const url = mediaUrl(src)
  const missing = fallback ?? (
    <Placeholder alt={rest.alt} width={rest.width} height={rest.height} className={rest.className} />
  )
  return url ? <LoadedPicture key={url} url={url} {...rest} fallback={missing} /> : missing // a new picture starts its fallbacks anew
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
    // It may have failed before scripts ran, when nobody listened.
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

/** Browsers that know no AVIF skip the preload by its type and find the picture in the markup a moment later. */
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
