import { useFormikContext } from 'formik'
import styles from './FailureNote.module.css'
import type { ServerErrors } from './showServerErrors'

/** Says why the server refused the form around it. */
export function FailureNote() {
  const { status } = useFormikContext()
  const message = (status as ServerErrors | undefined)?.message
  return <div role="alert">{message && <p className={styles.note}>{message}</p>}</div>
}
