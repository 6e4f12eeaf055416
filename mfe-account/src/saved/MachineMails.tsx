import { Checkbox } from '@brightfill/shared/ui'
import { useRef, useState } from 'react'
import { changeMachineMails } from '../api/account'
import { failureText } from '../area/failureText'
import styles from './Saved.module.css'
import { texts } from './texts'

/** Turns e-mails about changes to saved machines on or off; saved at once. */
export function MachineMails({ wanted }: { wanted: boolean }) {
  const [checked, setChecked] = useState(wanted)
  const [said, setSaid] = useState('')
  const latest = useRef(wanted)
  const sending = useRef(false)

  /** Sends only the last click during a call, after it: two calls may arrive in either order. */
  async function change(next: boolean) {
    latest.current = next
    setChecked(next)
    setSaid('')
    if (sending.current) return
    sending.current = true
    let accepted = !next
    let confirmed = true
    try {
      for (let asked = next; accepted !== asked; asked = latest.current) {
        confirmed = await changeMachineMails(asked)
        accepted = asked
      }
      setSaid(accepted && !confirmed ? texts.unconfirmed : texts.done)
    } catch (error) {
      setSaid(failureText(error, texts.notDone))
      latest.current = accepted
      setChecked(accepted)
    } finally {
      sending.current = false
    }
  }

  return (
    <div className={styles.line}>
      <Checkbox label={texts.machineMails} checked={checked} onChange={({ target }) => void change(target.checked)} />
      <span role="status">{said}</span>
    </div>
  )
}
