import { Checkbox } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './CompareBox.module.css'
import { ComparedLine } from './ComparedLine'
import { chooseCompared, MOST_COMPARED, useCompared } from './compared'
import { texts } from './texts'

interface CompareBoxProps {
  machine: { slug: string; name: string; model: string }
}

/** Adds a machine to the comparison or removes it, and links there. It needs no account. */
export function CompareBox({ machine: { slug, name, model } }: CompareBoxProps) {
  const compared = useCompared()
  const [refused, setRefused] = useState(false)
  const chosen = compared.includes(slug)
  const full = !chosen && refused && compared.length >= MOST_COMPARED

  return (
    <div className={styles.compare} data-print="hide" data-scripts="needed">
      <Checkbox
        label={texts.compare}
        aria-label={texts.compareMachine(name, model)}
        checked={chosen}
        onChange={({ target }) => chooseCompared(slug, target.checked) || setRefused(true)}
      />
      {full && <span role="alert">{texts.full}</span>}
      {(chosen || full) && <ComparedLine />}
    </div>
  )
}
