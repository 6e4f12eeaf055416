import { ApiError } from '@brightfill/shared/api'
import { Checkbox } from '@brightfill/shared/ui'
import { useState } from 'react'
import { changeMachineMails } from '../api/account'
import styles from './Saved.module.css'
import { texts } from './texts'

/** Whether mails tell of changes of saved machines; saved at once. */
export function MachineMails({ wanted }: { wanted: boolean }) {
  const [checked, setChecked] = useState(wanted)
  const [said, setSaid] = useState('')

  async function change(next: boolean) {
    setChecked(next)
    setSaid('')
    try {
      const confirmed = await changeMachineMails(next)
      setSaid(next && !confirmed ? texts.unconfirmed : texts.done)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setChecked(!next)
      setSaid(texts.notDone)
    }
  }

  return (
    <div className={styles.line}>
      <Checkbox label={texts.machineMails} checked={checked} onChange={({ target }) => void change(target.checked)} />
      <span role="status">{said}</span>
    </div>
  )
}
