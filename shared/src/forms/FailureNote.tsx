import { INLINE_FAILURE } from '@brightfill/shared/constants'
import { useFormikContext } from 'formik'
import styles from './FailureNote.module.css'
import type { ServerErrors } from './showServerErrors'

/**
 * Says why the server refused the form around it. The public forms say nothing unless `INLINE_FAILURE` is on.
 */
export function FailureNote({ shown = INLINE_FAILURE }: { shown?: boolean }) {
  const { status } = useFormikContext()
  const message = (status as ServerErrors | undefined)?.message
  return <div role="alert">{shown && message && <p className={styles.note}>{message}</p>}</div>
}
