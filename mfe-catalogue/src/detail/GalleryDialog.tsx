import type { MachineDetail } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { CloseIcon, MinusIcon, PlusIcon, SquareButton, StepButtons } from '@brightfill/shared/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { pictureSize } from '../machines/pictureSize'
import styles from './GalleryDialog.module.css'
import { texts } from './texts'
import { keyTarget } from './useGallery'

interface GalleryDialogProps extends Pick<MachineDetail, 'name' | 'images' | 'alts'> {
  start: number
  /** Shows the same picture on the page behind. */
  onShow: (index: number) => void
  onClose: () => void
}

/** The large view: one picture over the whole screen, twice as large on demand and then moved by scrolling. */
export function GalleryDialog({ name, images, alts, start, onShow, onClose }: GalleryDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [index, setIndex] = useState(start)
  const [zoomed, setZoomed] = useState(false)
  const count = images.length
  useEffect(() => dialog.current?.showModal(), [])

  function show(target: number) {
    setIndex(target)
    setZoomed(false)
    onShow(target)
  }
  function press(event: KeyboardEvent) {
    // The arrow keys scroll a picture that is larger than the screen.
    const target = zoomed ? undefined : keyTarget(event, index, count)
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-ground="navy"
      aria-label={texts.largePicture(name)}
      onClose={onClose}
      onKeyDown={press}
    >
      <div className={styles.bar}>
        <p className={styles.counter} role="status">
          {texts.counter(index + 1, count)}
        </p>
        <SquareButton label={zoomed ? texts.zoomOut : texts.zoomIn} onClick={() => setZoomed(!zoomed)}>
          {zoomed ? <MinusIcon size={20} /> : <PlusIcon size={20} />}
        </SquareButton>
        <StepButtons
          labels={[texts.previousPicture, texts.nextPicture]}
          atStart={index === 0}
          atEnd={index === count - 1}
          onStep={(direction) => show(index + direction)}
        />
        <SquareButton label={texts.close} onClick={() => dialog.current?.close()}>
          <CloseIcon size={20} />
        </SquareButton>
      </div>
      <div className={styles.stage} data-zoomed={zoomed || undefined} tabIndex={zoomed ? 0 : undefined} key={index}>
        <Picture
          src={images[index]}
          alt={alts?.[images[index] ?? ''] ?? texts.pictureOf(name, index + 1, count)}
          {...pictureSize}
          className={styles.picture}
          onDoubleClick={() => setZoomed(!zoomed)}
        />
      </div>
    </dialog>
  )
}
