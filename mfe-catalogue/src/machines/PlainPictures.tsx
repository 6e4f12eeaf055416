import { CARD_IMAGES } from '@brightfill/shared/constants'
import { hasDerivatives, mediaUrl, srcSetOf } from '@brightfill/shared/media'
import styles from './PlainPictures.module.css'
import { pictureSize } from './pictureSize'
import { texts } from './texts'

interface PlainPicturesProps {
  name: string
  images: readonly string[]
  /** Address of the machine; each picture links to it. */
  to: string
  sizes: string
}

/**
 * The further pictures of a card for browsers without scripts: a row to swipe. Browsers with scripts
 * treat all of it as text, so they load no pictures.
 */
export function PlainPictures({ name, images, to, sizes }: PlainPicturesProps) {
  const shown = images.slice(0, CARD_IMAGES)
  const further = shown.slice(1).flatMap((image) => mediaUrl(image) ?? [])
  if (further.length === 0) return null
  return (
    <noscript>
      <div className={styles.row}>
        {/* biome-ignore lint/a11y/useAnchorContent: a window to the first picture, which the plate below shows */}
        <a href={to} tabIndex={-1} aria-hidden="true" className={styles.link} />
        {further.map((url, place) => (
          <a key={url} href={to} tabIndex={-1} className={styles.link}>
            <img
              src={url}
              srcSet={hasDerivatives(url) ? srcSetOf(url, 'webp', 640) : undefined}
              sizes={sizes}
              alt={texts.picture(name, place + 2, shown.length)}
              {...pictureSize}
              loading="lazy"
              className={styles.picture}
            />
          </a>
        ))}
      </div>
    </noscript>
  )
}
