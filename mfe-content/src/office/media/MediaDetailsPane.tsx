import type { MediaDetails } from '@brightfill/shared/contract'
import { mediaUrl } from '@brightfill/shared/media'
import { Loaded, useGetOne, When } from '@brightfill/shared/office'
import { Link, useLocation, useNavigate } from '@brightfill/shared/router'
import { CloseIcon, Sentence } from '@brightfill/shared/ui'
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react'
import { DescriptionForm } from './DescriptionForm'
import styles from './Media.module.css'
import { ReplaceOrRemove } from './ReplaceOrRemove'
import { texts } from './texts'

/** One file: its text and focal point, its uses, and its actions. Escape closes it, also from a field (O-55). */
export function MediaDetailsPane({ id }: { id: number }) {
  const { data, ...asked } = useGetOne<MediaDetails>('media', { id })
  const { search } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  // At once: on a phone the details hide the tile, which then loses the focus.
  useLayoutEffect(() => {
    // By keyboard, the way from the tile to its details leads through all other tiles.
    if (document.activeElement?.matches('a[data-file]')) heading.current?.focus({ preventScroll: true })
  }, [])
  function press(event: KeyboardEvent) {
    // A dialog above the details handles the key.
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog:modal')) return
    event.preventDefault()
    void navigate(texts.path + search)
  }
  // Until the whole file is here, ra-core gives its row of the list.
  const file = data?.uses ? data : undefined
  return (
    <aside className={styles.details} aria-label={file?.name ?? texts.title} onKeyDown={press}>
      <header className={styles.head}>
        <h1 ref={heading} className={styles.name} tabIndex={-1}>
          {file?.name ?? texts.title}
        </h1>
        <Link to={texts.path + search} className={styles.close} aria-label={texts.close}>
          <CloseIcon size={18} />
        </Link>
      </header>
      <div className={styles.parts}>
        {file ? (
          <>
            {file.kind === 'picture' && <DescriptionForm key={file.id} file={file} />}
            <Uses file={file} />
            <Facts file={file} />
            <ReplaceOrRemove file={file} />
          </>
        ) : (
          <Loaded of={asked} failed={texts.notLoaded}>
            {() => null}
          </Loaded>
        )}
      </div>
    </aside>
  )
}

function Uses({ file: { uses } }: { file: MediaDetails }) {
  return (
    <section className={styles.part}>
      <h2 className={styles.label}>{texts.usedBy(uses.length)}</h2>
      <ul className={styles.uses}>
        {uses.map(({ kind, key, title, id }) => (
          <li key={`${kind} ${key}`}>
            {id === null ? <span>{title}</span> : <Link to={`/office/machines/${id}`}>{title}</Link>}
            <small>{texts.useKinds[kind]}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ file: { path, width, height, bytes, added_at, added_by } }: { file: MediaDetails }) {
  return (
    <dl className={styles.facts}>
      <dt>{texts.size}</dt>
      <dd>
        <span>{texts.sizeOf(width, height, bytes)}</span>
      </dd>
      <dt>{texts.added}</dt>
      <dd>
        <Sentence text={texts.addedBy(added_by)} parts={{ time: <When at={added_at} /> }} />
      </dd>
      <dt />
      <dd>
        <a href={mediaUrl(path)} target="_blank" rel="noreferrer">
          {texts.open}
        </a>
      </dd>
    </dl>
  )
}
