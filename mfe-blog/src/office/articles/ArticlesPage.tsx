import type { OfficeArticleRow } from '@brightfill/shared/contract'
import { Picture } from '@brightfill/shared/media'
import {
  type Column,
  LinkButton,
  ListBase,
  ListPage,
  OfficeSelect,
  OrderSelect,
  StateMark,
  useListContext,
  useMay,
  useParams,
  useShortcuts,
  When,
} from '@brightfill/shared/office'
import { BinDialog, ItemOfReferrer } from '@brightfill/shared/office-editing'
import { Link, useLocation, useNavigate } from '@brightfill/shared/router'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import { ArticleEditor } from './ArticleEditor'
import styles from './ArticlesPage.module.css'
import { NewArticleDialog } from './NewArticleDialog'
import { texts } from './texts'

/** Opens the article of the public page that the colleague comes from, by its link Edit. */
const HERE = 'here'

/** Articles: the list, or the one that the address names. */
export function ArticlesPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  const list = { path: texts.path, label: texts.back }
  if (opened === HERE) return <ItemOfReferrer resource="articles" title={texts.one} list={list} />
  if (opened) return <ArticleEditor key={opened} id={opened} />
  return (
    <ListBase sort={{ field: 'changed_at', order: 'DESC' }} perPage={50}>
      <ArticleList />
    </ListBase>
  )
}

function ArticleList() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  const [binned, setBinned] = useState(false)
  const mayWrite = useMay('articles.write')
  useShortcuts(mayWrite ? [{ key: 'c', label: texts.create, run: () => setCreating(true) }] : [])
  const columns: Column<OfficeArticleRow>[] = [
    {
      title: texts.article,
      cell: ({ id, title, picture }) => (
        <span className={styles.article}>
          <Picture src={picture} alt="" width={56} height={42} sizes="56px" className={styles.picture} />
          <Link to={`${texts.path}/${id}${search}`}>
            <b>{title || texts.untitled}</b>
          </Link>
        </span>
      ),
    },
    {
      title: texts.state,
      cell: ({ state, planned_at }) => (
        <span className={styles.state}>
          <StateMark state={state}>{texts.states[state]}</StateMark>
          {planned_at && <When at={planned_at} />}
        </span>
      ),
    },
    { title: texts.author, wide: true, cell: ({ author }) => author },
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
  return (
    <ListPage
      title={texts.title}
      columns={columns}
      search={{ label: texts.search }}
      empty={texts.none}
      actions={
        <>
          <StateFilter />
          <OrderSelect label={texts.order} orders={texts.orders} />
          {mayWrite && (
            <>
              <LinkButton onClick={() => setBinned(true)}>{texts.bin}</LinkButton>
              <Button size="sm" onClick={() => setCreating(true)}>
                {texts.create}
              </Button>
            </>
          )}
        </>
      }
    >
      {creating && <NewArticleDialog onClose={() => setCreating(false)} />}
      {binned && (
        <BinDialog
          resource="article-bin"
          onRestored={(id) => void navigate(`${texts.path}/${id}`)}
          onClose={() => setBinned(false)}
        />
      )}
    </ListPage>
  )
}

function StateFilter() {
  const { filterValues, setFilters } = useListContext()
  return (
    <OfficeSelect
      label={texts.state}
      value={filterValues.state ?? ''}
      none={texts.anyState}
      options={Object.entries(texts.states).map(([value, label]) => ({ value, label }))}
      onChoose={(state) => setFilters({ ...filterValues, state: state || undefined })}
    />
  )
}
