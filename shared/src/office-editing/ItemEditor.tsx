import { Disclosure, LinkButton, OfficePage, useNews, useShortcuts } from '@brightfill/shared/office'
import { Link, useNavigate } from '@brightfill/shared/router'
import { Button } from '@brightfill/shared/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { ConflictPane } from './ConflictPane'
import { DeleteDialog } from './DeleteDialog'
import { EditingContext, type FieldProps } from './Editing'
import { focusField } from './focusField'
import styles from './ItemEditor.module.css'
import type { Item, ItemSchema } from './itemSchema'
import { PreviewPane } from './PreviewPane'
import { type Check, isPublic, PublishBar } from './PublishBar'
import { SaveNote, SaveProblems } from './SaveNote'
import { ShareDialog } from './ShareDialog'
import { texts } from './texts'
import { type EditedPath, type ItemRecord, useItemDraft } from './useItemDraft'
import type { PreviewCall } from './usePreviewToken'
import { usePublishing } from './usePublishing'
import { VersionsDialog } from './VersionsDialog'

export interface ItemEditorProps<Fields extends Item> {
  /** Its versions are the resource `<resource>-versions`, its links `<resource>-shares`, its uses `<resource>-uses`. */
  resource: EditedPath
  record: ItemRecord<Fields>
  schema: ItemSchema
  title: (item: Fields) => string
  /** The list it belongs to. */
  list: { path: string; title: string }
  /** The address of the page that shows it. */
  shownAt: (item: Fields) => string
  /** The address at which visitors see it. */
  liveAt?: string | undefined
  /** The default slug. It follows these fields until there are links to it. */
  named?: { by: readonly string[]; slugOf: (item: Fields) => string }
  /** Fields that this colleague may only read. */
  readOnly?: readonly string[]
  /** This colleague may only read it. */
  isReadOnly?: boolean
  /** It is in the site's frame, which a page reads once, so the preview reloads after each save. */
  inFrame?: boolean
  controls?: Readonly<Record<string, ComponentType<FieldProps<never>>>>
  checks?: (item: Fields) => readonly Check[]
  /** Whether it can be deleted. */
  canGoOffline?: boolean
  /** Whether there is a bin for it. */
  canBeDeleted?: boolean
  /** Further buttons at the top. */
  actions?: ReactNode
  /** Its fields. */
  children: ReactNode
}

/** The editor of one item: its fields, a preview of the draft, a colleague's changes, versions and publishing. */
export function ItemEditor<Fields extends Item>(props: ItemEditorProps<Fields>) {
  const { resource, record, schema, list, shownAt, named, controls = {}, checks = () => [], children } = props
  const [previewed, setPreviewed] = useState(false)
  const draft = useItemDraft(resource, record, previewed)
  const navigate = useNavigate()
  const tell = useNews()
  const publishing = usePublishing(resource, record, draft, (why) => {
    tell(texts.gone[why](props.title(draft.item)))
    void navigate(list.path)
  })
  const [dialog, setDialog] = useState<'versions' | 'delete' | 'share'>()
  const close = () => setDialog(undefined)
  const { item, texts: unread, setText, conflict, saving } = draft
  useShortcuts([{ key: 'Ctrl s', label: texts.saveHint, run: () => void draft.save() }])

  function decide(decided: Fields) {
    const [first] = conflict?.open ?? []
    draft.decide(decided)
    if (first) focusField(first) // the button that had the focus goes away
  }
  function set(path: string, value: unknown) {
    const slug = named?.slugOf(item)
    draft.set(path, value)
    if (named?.by.includes(path) && !record.live && (item.slug === '' || item.slug === slug))
      draft.set('slug', named.slugOf({ ...item, [path]: value }))
  }
  const { readOnly = [], isReadOnly = false } = props
  const editing = {
    item,
    schema,
    errors: publishing.refusals,
    readOnly,
    isReadOnly,
    controls,
    set,
    texts: unread,
    setText,
  }
  return (
    <div className={styles.editor}>
      <OfficePage
        title={props.title(item)}
        note={
          <>
            <Link to={list.path}>{list.title}</Link> <SaveNote saving={saving} at={record.draft?.at} />
          </>
        }
        actions={
          <Disclosure button={texts.more} label={texts.moreActions} inline>
            {props.liveAt && (
              <a className={styles.link} href={props.liveAt}>
                {texts.onSite}
              </a>
            )}
            {props.actions}
            {props.canBeDeleted && !isReadOnly && (
              <LinkButton onClick={() => setDialog('delete')}>{texts.delete}</LinkButton>
            )}
            <Button variant="secondary" size="sm" aria-pressed={previewed} onClick={() => setPreviewed(!previewed)}>
              {previewed ? texts.hidePage : texts.showPage}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setDialog('share')}>
              {texts.share}
            </Button>
            <Button variant="secondary" size="sm" onClick={() => setDialog('versions')}>
              {texts.versions}
            </Button>
          </Disclosure>
        }
      >
        <SaveProblems {...draft} schema={schema} onRetry={() => void draft.save()} />
        {conflict && <ConflictPane key={conflict.at} of={conflict} schema={schema} onDecide={decide} />}
        <div className={styles.panes} data-previewed={previewed || undefined}>
          <EditingContext value={editing}>{children}</EditingContext>
          {previewed && (
            <PreviewPane
              key={props.inFrame ? record.version : 'page'}
              tokens={`POST /office/${resource}/:id/preview` satisfies PreviewCall}
              id={record.id}
              address={shownAt(item)}
              version={record.version}
              item={item}
            />
          )}
        </div>
      </OfficePage>
      {!isReadOnly && (
        <PublishBar
          record={record}
          item={item}
          schema={schema}
          checks={checks(item)}
          publishing={publishing}
          canGoOffline={props.canGoOffline ?? true}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          resource={`${resource}-versions`}
          id={record.id}
          item={item}
          schema={schema}
          publishing={isReadOnly ? undefined : publishing}
          onClose={close}
        />
      )}
      {dialog === 'share' && <ShareDialog resource={resource} id={record.id} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteDialog
          uses={`${resource}-uses`}
          id={record.id}
          name={props.title(item)}
          isPublic={isPublic(record)}
          publishing={publishing}
          onClose={close}
        />
      )}
    </div>
  )
}
