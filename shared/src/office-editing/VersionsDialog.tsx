import type { ContentVersionRow } from '@brightfill/shared/contract'
import { Loaded, NotDone, OfficeDialog, useGetList, useGetOne, When } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { useState } from 'react'
import type { Item, ItemSchema } from './itemSchema'
import { inWords, labelsOf } from './itemTexts'
import { MarkedText } from './MarkedText'
import { changedFields } from './mergeItems'
import { texts } from './texts'
import type { Publishing } from './usePublishing'
import styles from './VersionsDialog.module.css'

interface VersionsDialogProps {
  /** A resource of `versionsData`. */
  resource: string
  id: number | string
  /** The current draft. */
  item: Item
  schema: ItemSchema
  /** Undefined for colleagues who may only read it. */
  publishing: Publishing | undefined
  onClose: () => void
}

/** The published versions: by whom, when, the differences from now, and a way to restore them (O-17). */
export function VersionsDialog({ resource, id, item, schema, publishing, onClose }: VersionsDialogProps) {
  const list = useGetList<ContentVersionRow & { id: string }>(resource, { filter: { of: id } })
  const [chosen, setChosen] = useState<number>()
  return (
    <OfficeDialog title={texts.versions} onClose={onClose}>
      <Loaded of={list}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{texts.noVersions}</p>
          ) : (
            <ol className={styles.list}>
              {rows.map(({ number, by, at, note }) => (
                <li key={number}>
                  <button type="button" aria-pressed={chosen === number} onClick={() => setChosen(number)}>
                    <b>{texts.version(number)}</b>
                    <span>{by || texts.byImport}</span>
                    <When at={at} />
                    {note && <small>{note}</small>}
                  </button>
                </li>
              ))}
            </ol>
          )
        }
      </Loaded>
      {chosen !== undefined && (
        <Compared
          key={chosen}
          {...{ resource, item, schema, publishing, onClose }}
          id={`${id}/${chosen}`}
          number={chosen}
        />
      )}
    </OfficeDialog>
  )
}

type ComparedProps = Omit<VersionsDialogProps, 'id'> & { id: string; number: number }

function Compared({ resource, id, number, item, schema, publishing, onClose }: ComparedProps) {
  const version = useGetOne<{ id: string; item?: Item }>(resource, { id })
  const restore = async () => (await publishing?.attempt('restore', { number })) && onClose()
  return (
    <section aria-label={texts.compared(number)} className={styles.compared}>
      <Loaded of={version}>
        {({ item: former }) => {
          // Until all of it is here, ra-core gives the row of the list.
          if (!former) return null
          const names = changedFields(former, item).filter((name) => schema.properties?.[name]?.title !== '')
          const labels = labelsOf(names, schema)
          return (
            <>
              <h3>{texts.compared(number)}</h3>
              {names.length === 0 && <p>{texts.same}</p>}
              <dl>
                {names.map((name, place) => (
                  <div key={name}>
                    <dt>{labels[place]}</dt>
                    <dd>
                      <MarkedText older={inWords(former[name])} newer={inWords(item[name])} />
                    </dd>
                  </div>
                ))}
              </dl>
              {publishing && <NotDone of={{ ...publishing, error: publishing.error, failed: texts.notDone }} />}
              {publishing && names.length > 0 && (
                <Button size="sm" loading={publishing.busy} onClick={() => void restore()}>
                  {texts.restore}
                </Button>
              )}
            </>
          )
        }}
      </Loaded>
    </section>
  )
}
