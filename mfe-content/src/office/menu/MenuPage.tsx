import type { OfficeMenu, OfficePageRow } from '@brightfill/shared/contract'
import {
  Loaded,
  OfficeForm,
  OfficePage,
  OfficeSelect,
  StateMark,
  useAction,
  useAttempt,
  useGetList,
  useGetOne,
  useMay,
  useUnsaved,
} from '@brightfill/shared/office'
import { Grip, moved, useReorder } from '@brightfill/shared/office-editing'
import { Link } from '@brightfill/shared/router'
import { CloseIcon, SquareButton, VisuallyHidden } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './MenuPage.module.css'
import { texts } from './texts'

type Menu = OfficeMenu & { id: string }

/** The entries of the menu: order, add and remove (O-27). Titles are those of the pages. */
export function MenuPage() {
  const menu = useGetOne<Menu>('menu', { id: 'menu' })
  const pages = useGetList<OfficePageRow>('pages')
  return (
    <OfficePage title={texts.title}>
      <Loaded of={menu}>
        {(record) => (
          <Loaded of={pages}>{(rows) => <MenuForm key={record.version} menu={record} pages={rows} />}</Loaded>
        )}
      </Loaded>
    </OfficePage>
  )
}

/** A page that is on the site. */
const isPublic = ({ state }: OfficePageRow) => state === 'live' || state === 'changes'

function MenuForm({ menu, pages }: { menu: Menu; pages: readonly OfficePageRow[] }) {
  const [entries, setEntries] = useState(menu.entries)
  const { act } = useAction('menu')
  const saving = useAttempt(
    () => act(menu, undefined, { pages: entries.map(({ id }) => id), version: menu.version }),
    texts.notSaved,
  )
  const isReadOnly = useMay('pages.write') === false
  const isChanged = entries.map(({ id }) => id).join() !== menu.entries.map(({ id }) => id).join()
  useUnsaved(isChanged)
  const order = useReorder({
    count: entries.length,
    nameOf: (place) => entries[place]?.title ?? '',
    onMove: (from, to) => setEntries(moved(entries, from, to)),
  })
  if (isReadOnly) return <ReadMenu entries={entries} />
  const others = pages.filter((page) => isPublic(page) && !entries.some(({ id }) => id === page.id))
  function add(id: string) {
    const page = others.find((other) => other.id === Number(id))
    if (page) setEntries([...entries, { id: page.id, title: page.title, url: page.url, published: true }])
  }
  return (
    <OfficeForm
      label={texts.entries}
      className={styles.form}
      doing={saving}
      save={texts.save}
      button={{ disabled: !isChanged }}
    >
      <p className={styles.hint}>{texts.hint}</p>
      {entries.length === 0 && <p className={styles.hint}>{texts.none}</p>}
      <ol className={styles.list} data-reorder>
        {entries.map(({ id, title, url, published }, place) => (
          <li key={id} data-place={place} data-lifted={order.lifted === place || undefined}>
            <Grip of={order} place={place} />
            <span className={styles.name}>
              <Link to={`${texts.pages}/${id}`}>{title}</Link>
              <small>{url}</small>
            </span>
            {!published && <StateMark state="offline">{texts.offline}</StateMark>}
            <SquareButton label={texts.remove(title)} onClick={() => setEntries(entries.toSpliced(place, 1))}>
              <CloseIcon size={16} />
            </SquareButton>
          </li>
        ))}
      </ol>
      {entries.length > 1 && <p className={styles.hint}>{texts.orderHint}</p>}
      <VisuallyHidden role="status">{order.said}</VisuallyHidden>
      {others.length > 0 && (
        <OfficeSelect
          acts
          label={texts.add}
          value=""
          none={texts.choose}
          options={others.map(({ id, title, url }) => ({ value: id, label: `${title} (${url})` }))}
          onChoose={add}
        />
      )}
      <Link to={texts.options}>{texts.footer}</Link>
    </OfficeForm>
  )
}

/** The same for colleagues who may only read it. */
function ReadMenu({ entries }: Pick<OfficeMenu, 'entries'>) {
  return (
    <div className={styles.form}>
      <p className={styles.hint}>{texts.readOnly}</p>
      <ol className={styles.list}>
        {entries.map(({ id, title, url, published }) => (
          <li key={id}>
            <span className={styles.name}>
              <Link to={`${texts.pages}/${id}`}>{title}</Link>
              <small>{url}</small>
            </span>
            {!published && <StateMark state="offline">{texts.offline}</StateMark>}
          </li>
        ))}
      </ol>
    </div>
  )
}
