import { CARD_IMAGES, shownCondition } from '@brightfill/shared/constants'
import type { MachineCard as Machine } from '@brightfill/shared/contract'
import { Link, pathTo } from '@brightfill/shared/router'
import { ArrowRightIcon } from '@brightfill/shared/ui'
import { CompareBox } from '../compare/CompareBox'
import { CardPictures } from './CardPictures'
import { HeartButton } from './HeartButton'
import styles from './MachineCard.module.css'
import { Offer } from './Offer'
import { PlainPictures } from './PlainPictures'
import { useCardPictures } from './useCardPictures'

interface MachineCardProps {
  machine: Machine
  /** Width of the picture, as `sizes` of an `img`. */
  sizes: string
  /** The picture is in the first view and loads at once. */
  priority?: boolean
  onWishlistChanged?: (machineId: number, saved: boolean) => void
}

/** A machine in a grid. The link of its name covers the card; heart and dots are above it. */
export function MachineCard({ machine, sizes, priority, onWishlistChanged }: MachineCardProps) {
  const { name, model, year, categories, images, focal, slug } = machine
  const condition = shownCondition(machine.condition, machine.selling_state)
  const to = pathTo('product', { slug })
  const { index, awake, handlers } = useCardPictures(Math.min(images.length, CARD_IMAGES))
  return (
    <article className={styles.card} {...handlers}>
      <div className={styles.pictures}>
        <CardPictures
          name={name}
          images={images}
          focal={focal}
          index={index}
          awake={awake}
          sizes={sizes}
          priority={priority}
        />
      </div>
      <PlainPictures name={name} images={images} focal={focal} to={to} />
      <p className={styles.meta}>
        <span>{categories[0]?.name}</span>
        <span>{year}</span>
      </p>
      <h3 className={styles.name}>
        <Link to={to} className={styles.link}>
          {name}
        </Link>
      </h3>
      <p className={styles.model}>
        <span>{model}</span>
        <ArrowRightIcon size={20} className={styles.arrow} />
      </p>
      {condition && <p className={styles.condition}>{condition}</p>}
      <Offer machine={machine} className={styles.offer} />
      <div className={styles.compare}>
        <CompareBox machine={machine} />
      </div>
      <span className={styles.heart}>
        <HeartButton machine={machine} onChanged={onWishlistChanged} />
      </span>
    </article>
  )
}
