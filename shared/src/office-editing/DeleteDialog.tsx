import type { ContentUse } from '@brightfill/shared/contract'
import { Buttons, Loaded, NotDone, OfficeDialog, useGetList } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import { texts } from './texts'
import type { Publishing } from './usePublishing'

interface DeleteDialogProps {
  /** A resource of `usesData`. */
  uses: string
  id: number | string
  name: string
  isPublic: boolean
  publishing: Publishing
  onClose: () => void
}

/** Lists what uses the item before it goes into the bin (O-18). */
export function DeleteDialog({ uses, id, name, isPublic, publishing, onClose }: DeleteDialogProps) {
  const list = useGetList<ContentUse & { id: string }>(uses, { filter: { of: id } })
  const { busy, error, again } = publishing
  return (
    <OfficeDialog title={texts.deleteTitle(name)} onClose={onClose}>
      <p>{isPublic ? texts.deleteLive : texts.deleteSure}</p>
      <Loaded of={list}>
        {(rows) =>
          rows.length > 0 && (
            <>
              <p>{texts.namedBy}</p>
              <ul>
                {rows.map(({ kind, count }) => (
                  <li key={kind}>{texts.uses[kind](count)}</li>
                ))}
              </ul>
            </>
          )
        }
      </Loaded>
      <NotDone of={{ busy, error, again, failed: texts.notDone }} />
      <Buttons>
        <Button size="sm" loading={busy} onClick={() => void publishing.attempt('delete')}>
          {texts.delete}
        </Button>
        <Button variant="secondary" size="sm" disabled={busy} onClick={onClose}>
          {texts.cancel}
        </Button>
      </Buttons>
    </OfficeDialog>
  )
}
