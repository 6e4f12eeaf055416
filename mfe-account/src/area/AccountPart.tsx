import { useRetry } from '@brightfill/shared/page'
import { Button } from '@brightfill/shared/ui'
import type { ReactNode, Ref } from 'react'
import styles from './AccountPart.module.css'
import { texts } from './texts'

interface AccountPartProps {
  heading: string
  headingRef?: Ref<HTMLHeadingElement>
  /** The text in place of the content when it did not load. */
  failed: string
  /** Undefined when it did not load. */
  children: ReactNode | undefined
}

/** A part below the main one of an account page, which shows without it. */
export function AccountPart({ heading, headingRef, failed, children }: AccountPartProps) {
  const { retry, retrying } = useRetry()
  return (
    <section className={styles.part} aria-label={heading}>
      <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
        {heading}
      </h2>
      {children ?? (
        <div className={styles.failed} role="alert">
          <p>{failed}</p>
          <Button variant="secondary" size="sm" loading={retrying} onClick={retry}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </section>
  )
}
