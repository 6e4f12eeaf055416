import { SEARCH_HASH } from '@brightfill/shared/constants'
import { Late } from '@brightfill/shared/late'
import { pathOr, useLocation } from '@brightfill/shared/router'
import { useSiteStore } from '@brightfill/shared/store'
import { CloseIcon, Container, SearchIcon, SquareButton, SquareLink, useHydrated } from '@brightfill/shared/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { whenIdle } from '../platform/whenIdle'
import styles from './SiteSearch.module.css'
import { firstResults } from './searchResults'
import { texts } from './texts'
import { useEscape } from './useEscape'
import { useLeaving } from './useLeaving'

const SEARCH_ID = SEARCH_HASH.slice(1)

async function loadPanel() {
  const { SearchPanel } = await import(/* webpackChunkName: "search" */ './SearchPanel')
  return SearchPanel
}

/**
 * The search icon of the header. The panel that it opens loads late. Until scripts run, the icon is a link to
 * the search page, which works without them.
 */
export function SiteSearch() {
  const hydrated = useHydrated()
  const store = useSiteStore()
  const location = useLocation()
  const { key } = location
  const [openAt, setOpenAt] = useState<string>()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const open = openAt === key // a navigation closes it at once
  const close = () => setOpenAt(undefined)
  useLeaving(place, open, close)

  useEffect(() => whenIdle(() => void firstResults(store)), [store])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving at the hash opens it
  useEffect(() => {
    setOpenAt(location.hash === SEARCH_HASH ? key : undefined) // otherwise the way back would open it again
  }, [key])

  useEscape(open, () => leave(true))

  function leave(back: boolean) {
    close()
    if (back) button.current?.focus()
  }

  if (!hydrated) {
    return (
      <SquareLink to={pathOr('/search', 'search')} id={SEARCH_ID} label={texts.search} quiet>
        <SearchIcon size={22} />
      </SquareLink>
    )
  }
  return (
    <div ref={place} className={styles.place}>
      <SquareButton
        ref={button}
        id={SEARCH_ID}
        label={open ? texts.close : texts.search}
        quiet
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => void loadPanel().catch(() => {})}
        onClick={() => (open ? close() : setOpenAt(key))}
      >
        {open ? <CloseIcon size={22} /> : <SearchIcon size={22} />}
      </SquareButton>
      {open && (
        <>
          <div className={styles.veil} />
          <div id={id} className={styles.panel}>
            <Container>
              <Late load={loadPanel} props={{ onClose: leave }} skeleton={<div className={styles.waiting} />} />
            </Container>
          </div>
        </>
      )}
    </div>
  )
}
