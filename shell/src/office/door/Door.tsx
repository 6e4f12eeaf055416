import { Picture } from '@brightfill/shared/media'
import { LinkButton, OfficeTitle } from '@brightfill/shared/office'
import { Logo } from '@brightfill/shared/ui'
import { type ReactNode, useId } from 'react'
import styles from './Door.module.css'
import { texts } from './texts'

interface DoorProps {
  title: string
  onLeave?: () => void
  children: ReactNode
}

/** A screen before the office: one column beside a picture of the works. */
export function Door({ title, onLeave, children }: DoorProps) {
  const heading = useId()
  return (
    <div className={styles.door}>
      <OfficeTitle page={title} />
      <main className={styles.form} aria-labelledby={heading}>
        <div className={styles.top}>
          <span className={styles.brand}>
            <Logo /> <span className={styles.quiet}>{texts.office}</span>
          </span>
          {onLeave && <LinkButton onClick={onLeave}>{texts.signOut}</LinkButton>}
        </div>
        <div className={styles.column}>
          <h1 id={heading} className={styles.heading}>
            {title}
          </h1>
          {children}
        </div>
      </main>
      <footer className={styles.view} data-ground="navy">
        <Picture
          src="public/blog/06-tank-farm.webp"
          alt=""
          width={1600}
          height={900}
          sizes="(min-width: 64rem) 90vw, 1px"
          className={styles.picture}
        />
        <p>
          {texts.motto}
          <br />
          {texts.writtenDown}
        </p>
      </footer>
    </div>
  )
}
