import {
  Failed,
  moveAlong,
  OfficeDialog,
  OfficeIcon,
  useGetList,
  useSettled,
  useTyped,
} from '@brightfill/shared/office'
import { Input } from '@brightfill/shared/ui'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { texts as officeTexts } from '../texts'
import type { FoundRow, SearchMeta } from './everything'
import styles from './SearchEverything.module.css'

const texts = officeTexts.everything

interface SearchEverythingProps {
  /** Pages that this colleague may enter. */
  pages: { path: string; title: string; icon: string }[]
  onClose: () => void
}

/** One search over everything: pages, and the results of each remote (O-01). */
export function SearchEverything({ pages, onClose }: SearchEverythingProps) {
  const typed = useTyped()
  const typedWords = typed.value.trim()
  const words = useSettled(typedWords)
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { data, meta, error, isFetching, refetch } = useGetList<FoundRow>(
    'everything',
    { filter: { words } },
    { enabled: words !== '' },
  )
  const isSearching = isFetching || typedWords !== words
  const places = pages
    .filter(({ title }) => title.toLowerCase().includes(typedWords.toLowerCase()))
    .map(({ path, title, icon }) => ({ path: path ? `/office/${path}` : '/office', title, icon, note: texts.page }))
  const found = words === '' ? places : [...(data ?? []), ...places]
  const { failed = [] }: Partial<SearchMeta> = meta ?? {}

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const [first] = found
    if (event.key === 'ArrowDown') moveAlong(list.current, 1)
    else if (event.key === 'ArrowUp') {
      if (document.activeElement === list.current?.querySelector('a')) field.current?.focus()
      else moveAlong(list.current, -1)
    } else if (event.key === 'Enter' && event.target === field.current && first && !isSearching) {
      if (inOffice(first.path)) void navigate(first.path)
      else window.location.assign(first.path)
      onClose()
    } else return
    event.preventDefault()
  }
  return (
    <OfficeDialog title={texts.title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows move between the field and the links in it */}
      <div className={styles.search} onKeyDown={onKeyDown}>
        <Input
          ref={field}
          type="search"
          aria-label={texts.label}
          placeholder={texts.label}
          maxLength={100}
          {...typed.field}
        />
        {error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
        {failed.length > 0 && <Failed text={texts.failed(failed)} onRetry={() => void refetch()} busy={isFetching} />}
        <ul ref={list} aria-label={texts.found} aria-busy={isSearching || undefined} className={styles.found}>
          {found.map(({ path, title, note, icon }) => (
            <li key={path}>
              <Way to={path} onFollow={onClose}>
                <OfficeIcon name={icon} />
                <b>{title}</b>
                <span className={styles.note}>{note}</span>
              </Way>
            </li>
          ))}
        </ul>
        <p role="status" className={styles.note}>
          {isSearching ? texts.searching : words !== '' && !error && texts.count(found.length)}
        </p>
      </div>
    </OfficeDialog>
  )
}

const inOffice = (path: string) => /^\/office(\/|$)/.test(path)

/** A link in the office, or out of it to the site, which is another document. */
function Way({ to, onFollow, children }: { to: string; onFollow: () => void; children: ReactNode }) {
  if (!inOffice(to))
    return (
      <a href={to} className={styles.row}>
        {children}
      </a>
    )
  return (
    <Link to={to} className={styles.row} onClick={onFollow}>
      {children}
    </Link>
  )
}
