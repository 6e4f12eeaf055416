import type { MediaFile } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import { OfficeIcon } from '@brightfill/shared/office'
import styles from './MediaTile.module.css'
import { texts } from './texts'

/** A file of the library in a grid: its preview, its name, and missing details. */
export function MediaTile({ file }: { file: MediaFile }) {
  const { kind, path, name, alt, used, bytes, focal } = file
  return (
    <>
      <span className={styles.plate} style={{ '--focal': `${focal.x}% ${focal.y}%` }}>
        {kind === 'picture' ? (
          <Picture src={path} alt="" width={320} height={240} sizes="200px" className={styles.picture} />
        ) : (
          <OfficeIcon name={kind} size={28} />
        )}
        {kind === 'picture' && alt === null && <span className={styles.missing}>{texts.noAlt}</span>}
      </span>
      <span className={styles.name}>{name}</span>
      <span className={styles.note}>
        {kind === 'picture' ? texts.used(used) : `${texts.kinds[kind]}, ${texts.size(bytes)}`}
      </span>
    </>
  )
}

export { styles as tileStyles }
