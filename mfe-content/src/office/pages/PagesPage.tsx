import type { OfficePageRow } from '@brightfill/shared/contract'
import {
  type Column,
  LinkButton,
  ListBase,
  ListPage,
  StateMark,
  useMay,
  useParams,
  useShortcuts,
  When,
} from '@brightfill/shared/office'
import { BinDialog } from '@brightfill/shared/office-editing'
import { Link, useNavigate } from '@brightfill/shared/router'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from '../ItemList.module.css'
import { NewPageDialog } from './NewPageDialog'
import { PageEditor } from './PageEditor'
import { PageOfReferrer } from './PageOfReferrer'
import { texts } from './texts'

/** Opens the page that the colleague comes from, by its link Edit. */
const HERE = 'here'

/** Pages of sections: the list, or the one that the address names. */
export function PagesPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  if (opened === HERE) return <PageOfReferrer />
  if (opened) return <PageEditor key={opened} id={opened} />
  return (
    <ListBase perPage={1000}>
      <PageList />
    </ListBase>
  )
}

function PageList() {
  const mayWrite = useMay('pages.write')
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<'new' | 'bin'>()
  useShortcuts(mayWrite ? [{ key: 'c', label: texts.create, run: () => setDialog('new') }] : [])
  return (
    <ListPage
      title={texts.title}
      columns={columns}
      empty={texts.none}
      actions={
        mayWrite && (
          <>
            <LinkButton onClick={() => setDialog('bin')}>{texts.bin}</LinkButton>
            <Button size="sm" onClick={() => setDialog('new')}>
              {texts.create}
            </Button>
          </>
        )
      }
    >
      {dialog === 'new' && <NewPageDialog onClose={() => setDialog(undefined)} />}
      {dialog === 'bin' && (
        <BinDialog
          resource="page-bin"
          onRestored={(id) => void navigate(`${texts.path}/${id}`)}
          onClose={() => setDialog(undefined)}
        />
      )}
    </ListPage>
  )
}

const columns: Column<OfficePageRow>[] = [
  {
    title: texts.page,
    cell: ({ id, title, url }) => (
      <span className={styles.name}>
        <Link to={`${texts.path}/${id}`}>{title || texts.unnamed}</Link>
        <small>{url}</small>
      </span>
    ),
  },
  {
    title: texts.publishing,
    cell: ({ state, planned_at }) => (
      <>
        <StateMark state={state}>{texts.states[state]}</StateMark> {planned_at && <When at={planned_at} />}
      </>
    ),
  },
  { title: texts.menu, wide: true, cell: ({ in_menu }) => in_menu && texts.inMenu },
  {
    title: texts.changedAt,
    end: true,
    wide: true,
    cell: ({ changed_at, changed_by }) => (
      <>
        <When at={changed_at} /> <small>{changed_by}</small>
      </>
    ),
  },
]
