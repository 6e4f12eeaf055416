import type { OfficeMe, OfficePage } from '@brightfill/shared/contract'
import { Avatar, KeyHint, OfficeIcon, useNumbers, useShortcuts } from '@brightfill/shared/office'
import { Logo, SearchIcon, VisuallyHidden } from '@brightfill/shared/ui'
import { type ReactNode, useRef, useState } from 'react'
import { Link, NavLink } from 'react-router-dom'
import { MAIN_ID, SkipLink } from '../../frame/SkipLink'
import { SchemeSwitch } from '../../scheme/SchemeSwitch'
import { useEscape } from '../../search/useEscape'
import { closeOffice, signOut } from '../officeSession'
import { SearchEverything } from '../search/SearchEverything'
import { texts } from '../texts'
import { KeyList } from './KeyList'
import { LeaveGuard } from './LeaveGuard'
import { MaintenanceStrip } from './MaintenanceStrip'
import styles from './OfficeFrame.module.css'
import { useKeptFocus } from './useKeptFocus'
import { useTopOfPage } from './useTopOfPage'

type Entry = Omit<OfficePage, 'group'> & { group?: OfficePage['group']; remote?: { name: string } }

interface OfficeFrameProps {
  me: OfficeMe
  /** Pages that this colleague may enter. */
  pages: Entry[]
  /** Names of remotes that do not answer. */
  down: readonly string[]
  /** Asks a remote again. */
  onRetry: (remote: string) => void
  /** Changes are reported as they happen. */
  live: boolean
  notice?: ReactNode
  onLeft: () => void
  children: ReactNode
}

const groups = ['sales', 'catalogue', 'site', 'company'] as const
/** Entries of the bar on a phone; the rest is behind the last one. */
const ON_A_PHONE = 4

/** The frame of the office: the pages that live releases declare, the colleague, and the page (O-01). */
export function OfficeFrame({ me, pages, down, onRetry, live, notice, onLeft, children }: OfficeFrameProps) {
  const page = useKeptFocus()
  useTopOfPage()
  const [keys, setKeys] = useState(false)
  const [more, setMore] = useState(false)
  const [searching, setSearching] = useState(false)
  const moreButton = useRef<HTMLButtonElement>(null)
  useEscape(more, () => {
    setMore(false)
    moreButton.current?.focus()
  })
  useShortcuts([
    { key: '?', label: texts.keysHint, run: () => setKeys(true) },
    { key: 'Ctrl k', label: texts.searchHint, run: () => setSearching(true) },
  ])
  const counted = pages.some(({ count }) => count)
  const { data: numbers } = useNumbers({ enabled: counted })

  async function leave(end: () => Promise<void>) {
    await end().catch(() => {})
    onLeft()
  }
  const isDown = ({ remote }: Entry) => remote !== undefined && down.includes(remote.name)
  const link = (page: Entry) => (
    <PageLink
      key={page.id}
      page={page}
      count={page.count && numbers?.[page.count]}
      onRetry={isDown(page) ? () => onRetry(page.remote?.name ?? '') : undefined}
      onClick={() => setMore(false)}
    />
  )
  return (
    <div className={styles.frame}>
      <SkipLink />
      <nav className={styles.nav} aria-label={texts.pages} data-open={more || undefined} data-print="hide">
        <Link to="/office" className={styles.brand}>
          <Logo />
          <span className={styles.quiet}>{texts.office}</span>
        </Link>
        <button type="button" className={styles.search} onClick={() => setSearching(true)}>
          <SearchIcon size={16} />
          {texts.search}
          <KeyHint>{texts.searchKey}</KeyHint>
        </button>
        <div className={styles.links}>
          {pages.filter(({ group }) => !group).map(link)}
          {groups.map((group) => {
            const entries = pages.filter((page) => page.group === group)
            return (
              entries.length > 0 && (
                <div key={group}>
                  <p className={styles.group}>{texts.groups[group]}</p>
                  {entries.map(link)}
                </div>
              )
            )
          })}
        </div>
        <div className={styles.me}>
          <Avatar person={me} decorative />
          <span className={styles.name}>
            <b>{me.name}</b>
            <span className={styles.quiet}>{me.roles.map((role) => texts.roles[role]).join(', ')}</span>
          </span>
          <span className={styles.leave}>
            <a href="/">{texts.openSite}</a>
            <button type="button" onClick={() => void leave(closeOffice)}>
              {texts.close}
            </button>
            <button type="button" onClick={() => void leave(signOut)}>
              {texts.signOut}
            </button>
            <SchemeSwitch />
          </span>
        </div>
      </nav>
      <main ref={page} id={MAIN_ID} className={styles.main} tabIndex={-1}>
        {!live && (
          <p role="status" className={styles.strip}>
            {texts.offline}
          </p>
        )}
        <MaintenanceStrip me={me} />
        {notice}
        {children}
      </main>
      <nav className={styles.bar} aria-label={texts.pages} data-print="hide">
        {inTurn(pages).slice(0, ON_A_PHONE).map(link)}
        <button ref={moreButton} type="button" aria-expanded={more} onClick={() => setMore(!more)}>
          <OfficeIcon name="menu" />
          {texts.more}
        </button>
      </nav>
      {keys && <KeyList onClose={() => setKeys(false)} />}
      {searching && <SearchEverything pages={pages} onClose={() => setSearching(false)} />}
      <LeaveGuard />
    </div>
  )
}

/** The first page of each group, home before all, then the second ones. */
function inTurn(pages: Entry[]): Entry[] {
  const groupOf = ({ group }: Entry) => (group ? groups.indexOf(group) : -1)
  const placeOf = (page: Entry) => pages.filter(({ group }) => group === page.group).indexOf(page)
  return pages.toSorted((one, other) => placeOf(one) - placeOf(other) || groupOf(one) - groupOf(other))
}

interface PageLinkProps {
  page: Entry
  count: number | undefined
  /** Its remote does not answer; this asks it again. */
  onRetry: (() => void) | undefined
  onClick: () => void
}

function PageLink({ page, count, onRetry, onClick }: PageLinkProps) {
  const failed = onRetry !== undefined
  const link = (
    <NavLink
      to={page.path ? `/office/${page.path}` : '/office'}
      end={page.path === ''}
      className={styles.link}
      data-down={failed || undefined}
      onClick={onClick}
    >
      <OfficeIcon name={failed ? 'alert' : page.icon} />
      <span>{page.title}</span>
      {failed && <VisuallyHidden>{texts.down}</VisuallyHidden>}
      {page.count && count ? (
        <b className={styles.count}>
          <span>{count}</span> <VisuallyHidden>{texts.counts[page.count]}</VisuallyHidden>
        </b>
      ) : null}
    </NavLink>
  )
  if (!failed) return link
  return (
    <div className={styles.down}>
      {link}
      <button type="button" className={styles.retry} aria-label={texts.retryPage(page.title)} onClick={onRetry}>
        {texts.retry}
      </button>
    </div>
  )
}
