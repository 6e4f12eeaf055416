import { Picture } from '@brightfill/shared/media'
import { type FieldProps, Grip, moved, useEntryFocus, useReorder } from '@brightfill/shared/office-editing'
import { type ChosenMedia, MediaPicker } from '@brightfill/shared/office-media'
import { Button, CloseIcon, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './PicturesField.module.css'
import { texts } from './texts'

/** The pictures of a machine in their order; the first is the cover. */
export function PicturesField({ error, value, onChange }: FieldProps<string[]>) {
  const order = useReorder({
    count: value.length,
    nameOf: (place) => texts.picture(place + 1),
    onMove: (from, to) => onChange(moved(value, from, to)),
  })
  const focus = useEntryFocus<HTMLDivElement>()
  function remove(place: number) {
    onChange(value.toSpliced(place, 1))
    focus.removed(place)
  }
  /** The place of the picture to replace; after the last one, pictures are added. */
  const [choosing, setChoosing] = useState<number>()
  const isNew = choosing === value.length
  const choose = (files: ChosenMedia[]) =>
    choosing !== undefined && onChange([...new Set(value.toSpliced(choosing, 1, ...files.map(({ path }) => path)))])
  return (
    <div ref={focus.list} className={styles.pictures} data-reorder>
      {error && <p role="alert">{error}</p>}
      {value.length === 0 ? (
        <p className={styles.hint}>{texts.noPictures}</p>
      ) : (
        <ul className={styles.grid}>
          {value.map((path, place) => (
            <li key={path} data-place={place} data-lifted={order.lifted === place || undefined}>
              <button
                type="button"
                className={styles.picture}
                aria-label={texts.replacePicture(place + 1)}
                onClick={() => setChoosing(place)}
              >
                <Picture src={path} alt="" width={240} height={180} sizes="180px" />
              </button>
              <Grip of={order} place={place} className={styles.grip} />
              {place === 0 && <span className={styles.cover}>{texts.cover}</span>}
              <span className={styles.remove}>
                <SquareButton label={texts.removePicture(place + 1)} onClick={() => remove(place)}>
                  <CloseIcon size={16} />
                </SquareButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      {value.length > 0 && <p className={styles.hint}>{texts.picturesHint}</p>}
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
      <Button variant="secondary" size="sm" onClick={() => setChoosing(value.length)}>
        {texts.addPictures}
      </Button>
      {choosing !== undefined && (
        <MediaPicker
          title={isNew ? texts.addPictures : texts.replacePicture(choosing + 1)}
          many={isNew}
          onChoose={choose}
          onClose={() => setChoosing(undefined)}
        />
      )}
    </div>
  )
}
