import { TextLink } from '@brightfill/shared/ui'
import styles from './CompareBox.module.css'
import { useCompared } from './compared'
import { comparePath } from './comparePath'
import { texts } from './texts'

/** Leads to the machines this browser keeps for comparing, also on a later visit. */
export function ComparedLine() {
  const compared = useCompared()
  if (compared.length === 0) return null
  return (
    <TextLink to={comparePath(compared)} className={styles.show} data-print="hide">
      {texts.compareChosen(compared.length)}
    </TextLink>
  )
}
