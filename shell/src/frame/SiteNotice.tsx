import { useSite } from '@brightfill/shared/store'
import { Anchor, Container } from '@brightfill/shared/ui'
import { useEffect, useState } from 'react'
import styles from './SiteNotice.module.css'
import { texts } from './texts'

/** The longest time that a browser's timer can wait, in milliseconds. */
const LONGEST = 2 ** 31 - 1

/** A bar above the header with a temporary notice of the company. The api leaves it out before and after. */
export function SiteNotice() {
  const header = useSite(({ options }) => options.header)
  const over = useIsOver(header?.['Notice until'])
  if (!header?.Notice || over) return null
  const link = header['Notice link']
  return (
    <aside className={styles.notice} aria-label={texts.notice} data-print="hide">
      <Container>
        <p>
          <span>{header.Notice}</span> {link?.url && <Anchor to={link.url}>{link.text || link.url}</Anchor>}
        </p>
      </Container>
    </aside>
  )
}

/** Whether a time is over, also in a tab that stays open. */
function useIsOver(until: string | null | undefined): boolean {
  const [over, setOver] = useState(false)
  useEffect(() => {
    setOver(false)
    const left = until ? Date.parse(until) - Date.now() : Number.POSITIVE_INFINITY
    if (left > LONGEST) return
    const timer = setTimeout(() => setOver(true), left)
    return () => clearTimeout(timer)
  }, [until])
  return over
}
