import { KeyHint, OfficeDialog, useShortcutList } from '@brightfill/shared/office'
import { texts } from '../texts'
import styles from './KeyList.module.css'
import { SingleKeys } from './SingleKeys'

/** Every key that acts on the page (O-55). */
export function KeyList({ onClose }: { onClose: () => void }) {
  const shortcuts = useShortcutList()
  return (
    <OfficeDialog title={texts.keys} onClose={onClose}>
      <dl>
        {shortcuts.map(({ key, label }) => (
          <div key={key} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <KeyHint>{keyName(key)}</KeyHint>
            </dd>
          </div>
        ))}
      </dl>
      <SingleKeys />
    </OfficeDialog>
  )
}

/** As it is written on the keyboard. */
const keyName = (key: string) =>
  /^[A-Z]$/.test(key) ? `Shift ${key}` : key.replace(/\b.$/, (letter) => letter.toUpperCase())
