import { type ServerErrors, useFormikContext } from '@brightfill/shared/forms'
import { useSite } from '@brightfill/shared/store'
import { Button } from '@brightfill/shared/ui'
import type { MouseEvent } from 'react'
import styles from './NotSent.module.css'
import { texts } from './texts'

/**
 * Says that a form of the public did not reach the company, why, and how to reach it otherwise. Typed text stays in
 * the form. Overrides R-228 and R-253 (docs/decisions/0021).
 */
export function NotSent() {
  const { status, isSubmitting } = useFormikContext()
  const company = useSite(({ options }) => options['Meta site']?.Company)
  const failed = (status as ServerErrors | undefined)?.failed

  // This note goes away while the form is sent, and its button with it.
  function keepFocus({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true })
  }
  return (
    <div role="alert">
      {failed !== undefined && !isSubmitting && (
        <div className={styles.note}>
          <p className={styles.heading}>{texts.notSent}</p>
          <p>
            {texts.reason(failed)} {texts.kept}
          </p>
          {company && (
            <p>
              {texts.orCall} <a href={`tel:${company.Telephone.replace(/[^+\d]/g, '')}`}>{company.Telephone}</a>{' '}
              {texts.orWrite} <a href={`mailto:${company['E-mail']}`}>{company['E-mail']}</a>
            </p>
          )}
          <Button type="submit" variant="secondary" size="md" onClick={keepFocus}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
