import type { MachineDetail } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { SquareButton, StepButtons, uniqueKeys, VisuallyHidden, ZoomIcon } from '@brightfill/shared/ui'
import { useId, useState } from 'react'
import { pictureSize } from '../machines/pictureSize'
import styles from './Gallery.module.css'
import { GalleryDialog } from './GalleryDialog'
import { texts } from './texts'
import { useGallery } from './useGallery'

const sizes = '(min-width: 84rem) 48rem, (min-width: 64rem) 56vw, 100vw'

/** The pictures, and their descriptions by staff. */
type Shown = Pick<MachineDetail, 'name' | 'images' | 'focal' | 'alts'>

/** The pictures of a machine, with arrows, thumbnails and a large view. */
export function Gallery({ name, images, focal, alts }: Shown) {
  const count = images.length
  const { index, row, show, onScroll, onKeyDown } = useGallery(count)
  const [large, setLarge] = useState(false)
  const id = useId()
  if (count === 0) return <Picture src={null} alt="" {...pictureSize} className={styles.picture} />
  const keyOf = uniqueKeys()
  return (
    <section aria-label={texts.pictures(name)} className={styles.gallery}>
      <div className={styles.plate}>
        <ul
          ref={row}
          className={styles.row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling row has to be reachable by keyboard
          tabIndex={0}
          aria-label={texts.pictures(name)}
          onScroll={onScroll}
          onKeyDown={onKeyDown}
        >
          {images.map((image, place) => (
            <li key={keyOf(image)} id={`${id}${place}`} className={styles.place}>
              <Picture
                src={image}
                alt={alts?.[image] ?? texts.pictureOf(name, place + 1, count)}
                focal={focal?.[image]}
                {...pictureSize}
                sizes={sizes}
                priority={place === 0}
                className={styles.picture}
              />
            </li>
          ))}
        </ul>
        <SquareButton
          label={texts.enlarge}
          className={styles.enlarge}
          data-print="hide"
          data-scripts="needed"
          onClick={() => setLarge(true)}
        >
          <ZoomIcon size={20} />
        </SquareButton>
      </div>
      {count > 1 && (
        <>
          <div className={styles.bar} data-print="hide" data-scripts="needed">
            <p className={styles.counter} aria-hidden="true">
              <strong>{index + 1}</strong> / <span>{count}</span>
            </p>
            <VisuallyHidden role="status">{texts.counterInWords(index + 1, count)}</VisuallyHidden>
            <div className={styles.level} aria-hidden="true" style={{ '--shown': (index + 1) / count }} />
            <div className={styles.arrows}>
              <StepButtons
                labels={[texts.previousPicture, texts.nextPicture]}
                atStart={index === 0}
                atEnd={index === count - 1}
                onStep={(direction) => show(index + direction)}
              />
            </div>
          </div>
          <ul className={styles.thumbs} data-print="hide">
            {images.map((image, place) => (
              <li key={keyOf(image)}>
                <a
                  href={`#${id}${place}`}
                  className={styles.thumb}
                  aria-label={texts.picture(place + 1)}
                  aria-current={place === index || undefined}
                  onClick={(event) => {
                    event.preventDefault() // the address stays, and so does the page
                    show(place)
                  }}
                >
                  {/* The first picture is loaded in its large size anyway. */}
                  <Picture
                    src={image}
                    alt=""
                    focal={focal?.[image]}
                    {...pictureSize}
                    sizes={place === 0 ? sizes : '(min-width: 48rem) 12rem, 5rem'}
                    className={styles.small}
                  />
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
      {large && (
        <GalleryDialog
          name={name}
          images={images}
          alts={alts}
          start={index}
          onShow={show}
          onClose={() => setLarge(false)}
        />
      )}
    </section>
  )
}
