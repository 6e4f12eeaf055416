import { CARD_IMAGES } from '@brightfill/shared/constants'
import type { MachineCard } from '@brightfill/shared/contract'
import { copyUrl, mediaUrl } from '@brightfill/shared/media'
import { uniqueKeys } from '@brightfill/shared/ui'
import styles from './PlainPictures.module.css'
import { pictureSize } from './pictureSize'
import { texts } from './texts'

interface PlainPicturesProps extends Pick<MachineCard, 'name' | 'images' | 'focal'> {
  /** Address of the machine; each picture links to it. */
  to: string
}

/**
 * The further pictures of a card for browsers without scripts: a row to swipe. Browsers with scripts
 * treat all of it as text, so they load no pictures.
 */
export function PlainPictures({ name, images, focal, to }: PlainPicturesProps) {
  const shown = images.slice(0, CARD_IMAGES)
  const further = shown.slice(1).flatMap((image) => {
    const url = mediaUrl(image)
    return url ? { url, position: focal?.[image] } : []
  })
  if (further.length === 0) return null
  const keyOf = uniqueKeys()
  return (
    <noscript>
      <div className={styles.row}>
        {/* biome-ignore lint/a11y/useAnchorContent: a window to the first picture, which the plate below shows */}
        <a href={to} tabIndex={-1} aria-hidden="true" className={styles.link} />
        {further.map(({ url, position }, place) => (
          <a key={keyOf(url)} href={to} tabIndex={-1} className={styles.link}>
            <img
              src={copyUrl(url, 640)} // one size: the others would add 2% to every document
              alt={texts.picture(name, place + 2, shown.length)}
              {...pictureSize}
              loading="lazy"
              style={position ? { objectPosition: position } : undefined}
              className={styles.picture}
            />
          </a>
        ))}
      </div>
    </noscript>
  )
}
