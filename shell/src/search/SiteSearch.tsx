import { SEARCH_HASH } from '@brightfill/shared/constants'
import { useLocation } from '@brightfill/shared/router'
import { useSiteStore } from '@brightfill/shared/store'
import { CloseIcon, SearchIcon, SquareButton, SquareLink, useHydrated } from '@brightfill/shared/ui'
import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import { pathOr } from '../platform/pathOr'
import { whenIdle } from '../platform/whenIdle'
import { ACT_WITHIN, within } from '../platform/within'
import type { SearchPanel } from './SearchPanel'
import styles from './SiteSearch.module.css'
import { texts } from './texts'
import { useLeaving } from './useLeaving'

const SEARCH_ID = SEARCH_HASH.slice(1)

const loadSearch = () => import(/* webpackChunkName: "search" */ './searchChunk')

/**
 * The search icon of the header. The panel it opens is a chunk, loaded when the browser is idle or at the first sign of use;
 * until scripts run the icon is a link to the machines, which have a search of their own.
 */
export function SiteSearch() {
  const hydrated = useHydrated()
  const store = useSiteStore()
  const location = useLocation()
  const { key } = location
  const [openAt, setOpenAt] = useState<string>()
  const [Panel, setPanel] = useState<ComponentType<Parameters<typeof SearchPanel>[0]>>()
  const button = useRef<HTMLButtonElement>(null)
  const place = useRef<HTMLDivElement>(null)
  const id = useId()
  const open = openAt === key // a navigation closes it
  const close = () => setOpenAt(undefined)
  useLeaving(place, open, close)

  useEffect(
    () =>
      whenIdle(() => {
        // The empty query is asked along with it. Offline, the first use tries again.
        loadSearch().then(
          ({ firstResults }) => firstResults(store),
          () => {},
        )
      }),
    [store],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: only arriving at the hash opens it
  useEffect(() => {
    if (location.hash === SEARCH_HASH) void show()
  }, [location])

  async function show() {
    setOpenAt(key)
    const { SearchPanel } = await within(ACT_WITHIN, loadSearch()).catch(() => ({ SearchPanel: undefined }))
    if (SearchPanel) setPanel(() => SearchPanel)
    else setOpenAt(undefined)
  }

  if (!hydrated) {
    return (
      <SquareLink to={pathOr('/products', 'products')} id={SEARCH_ID} label={texts.search} quiet>
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
        aria-controls={open && Panel ? id : undefined}
        onPointerEnter={() => void loadSearch().catch(() => {})}
        onClick={() => (open ? close() : void show())}
      >
        {open ? <CloseIcon size={22} /> : <SearchIcon size={22} />}
      </SquareButton>
      {open && (
        <>
          <div className={styles.veil} />
          {Panel && (
            <Panel
              id={id}
              onClose={(back) => {
                close()
                if (back) button.current?.focus()
              }}
            />
          )}
        </>
      )}
    </div>
  )
}
