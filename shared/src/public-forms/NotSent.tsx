import { type ServerErrors, useFormikContext } from '@brightfill/shared/forms'
import { Button } from '@brightfill/shared/ui'
import type { MouseEvent } from 'react'
import styles from './NotSent.module.css'
import { ReachUs } from './ReachUs'
import { texts } from './texts'

/**
 * Says that a public form did not reach the company, why, and how else to reach it. Typed text stays in the form.
 * Overrides R-228 and R-253 (docs/decisions/0049).
 */
export function NotSent() {
  const { status, isSubmitting } = useFormikContext()
  const { failed, ...why } = (status ?? {}) as Partial<ServerErrors>

  // This note goes away while the form is sent, and its button with it.
  function keepFocus({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
  }
  return (
    <div role="alert">
      {failed !== undefined && !isSubmitting && (
        <div className={styles.note}>
          <p className={styles.heading}>{texts.notSent(why)}</p>
          <p>{`${texts.reason(failed, why)} ${texts.kept}`}</p>
          <ReachUs text={texts.reachUs} />
          <Button type="submit" variant="secondary" size="md" onClick={keepFocus}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
