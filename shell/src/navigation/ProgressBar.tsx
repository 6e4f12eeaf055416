import { useTarget } from '@brightfill/shared/router'
import { useEffect, useState } from 'react'
import styles from './ProgressBar.module.css'
import { texts } from './texts'

/** Milliseconds before the bar shows, and before it says that it takes long. */
const showAfter = 150
const noteAfter = 10_000

/** The progress of the navigation that is under way. */
export function NavigationProgress() {
  const leadsTo = useTarget((target) => target?.key)
  return <ProgressBar key={leadsTo} active={leadsTo !== undefined} />
}

/** The line across the top while a page loads. Quick navigations never show it. */
export function ProgressBar({ active }: { active: boolean }) {
  return active ? <ActiveBar /> : null
}

function ActiveBar() {
  const [stage, setStage] = useState<'waiting' | 'shown' | 'long'>('waiting')
  useEffect(() => {
    const show = setTimeout(() => setStage('shown'), showAfter)
    const note = setTimeout(() => setStage('long'), noteAfter)
    return () => {
      clearTimeout(show)
      clearTimeout(note)
    }
  }, [])
  if (stage === 'waiting') return null
  return (
    <div role="status" className={styles.bar}>
      <div role="progressbar" aria-label={texts.loading} className={styles.liquid} />
      {stage === 'long' && <p className={styles.note}>{texts.stillLoading}</p>}
    </div>
  )
}
