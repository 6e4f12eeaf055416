import { CARD_IMAGES } from '@brightfill/shared/constants'
import type { MachineCard } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { uniqueKeys } from '@brightfill/shared/ui'
import styles from './CardPictures.module.css'
import { pictureSize } from './pictureSize'
import { texts } from './texts'

interface CardPicturesProps extends Pick<MachineCard, 'name' | 'images' | 'focal'> {
  index: number
  /** Shows all pictures, not only the first. */
  awake: boolean
  sizes: string
  priority?: boolean
}

/** The pictures of a card side by side, the current one in view, with a dot for each. */
export function CardPictures({ name, images, focal, index, awake, sizes, priority }: CardPicturesProps) {
  const shown = images.slice(0, CARD_IMAGES)
  const count = Math.max(1, shown.length)
  const drawn = awake ? shown : shown.slice(0, 1)
  const keyOf = uniqueKeys()
  return (
    <div className={styles.plate}>
      <div className={styles.track} style={{ '--picture': index }}>
        {drawn.length === 0 && <Picture src={null} alt="" {...pictureSize} />}
        {drawn.map((image, place) => (
          <Picture
            key={keyOf(image)}
            src={image}
            alt={texts.picture(name, place + 1, count)}
            {...pictureSize}
            focal={focal?.[image]}
            sizes={sizes}
            priority={priority && place === 0}
            draggable={false}
            className={styles.picture}
          />
        ))}
      </div>
      {count > 1 && (
        <div className={styles.dots} aria-hidden="true" data-print="hide">
          {shown.map((image, place) => (
            <span key={keyOf(image)} className={styles.dot} data-current={place === index || undefined} />
          ))}
        </div>
      )}
    </div>
  )
}
