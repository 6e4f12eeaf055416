import { OfficeDialog } from '@brightfill/shared/office'
import { SectionDrawing } from './SectionDrawing'
import styles from './SectionGallery.module.css'
import type { SectionKind } from './sectionKinds'
import { texts } from './texts'

interface SectionGalleryProps {
  kinds: readonly SectionKind[]
  onChoose: (kind: SectionKind) => void
  onClose: () => void
}

/** Every kind of section with a drawing of it; the chosen one is added. */
export function SectionGallery({ kinds, onChoose, onClose }: SectionGalleryProps) {
  return (
    <OfficeDialog title={texts.gallery} onClose={onClose}>
      <ul className={styles.gallery}>
        {kinds.map((kind) => (
          <li key={kind.type}>
            <button type="button" className={styles.kind} onClick={() => onChoose(kind)}>
              <SectionDrawing type={kind.type} />
              <b>{kind.title}</b>
              <small>{kind.description}</small>
            </button>
          </li>
        ))}
      </ul>
    </OfficeDialog>
  )
}
