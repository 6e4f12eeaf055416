import { Picture } from '@brightfill/shared/media'
import { Anchor, GoLink, Level, Logo } from '@brightfill/shared/ui'
import type { ReactNode } from 'react'
import styles from './AuthLayout.module.css'
import fields from './fields.module.css'
import { texts } from './texts'

/**
 * The screen of a sign-in page: logo and link home, the form in the middle, a picture beside it where there is room.
 */
export function AuthLayout({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <div className={styles.side}>
        <div className={styles.top}>
          <Anchor to="/" aria-label={texts.brand}>
            <Logo />
          </Anchor>
          <GoLink to="/">{texts.back}</GoLink>
        </div>
        <div className={styles.content}>
          <h1>{heading}</h1>
          <noscript>
            <p className={fields.text}>{texts.needsScripts}</p>
          </noscript>
          {children}
        </div>
      </div>
      <div className={styles.view} data-ground="navy">
        <Picture
          src="public/blog/01-bottles-on-line.webp"
          alt=""
          width={1600}
          height={900}
          sizes="(min-width: 64rem) 90vw, 1px"
          className={styles.picture}
        />
        <div className={styles.claim}>
          <p className={styles.words}>{texts.claim}</p>
          <Level value={0.7} />
        </div>
      </div>
    </div>
  )
}
