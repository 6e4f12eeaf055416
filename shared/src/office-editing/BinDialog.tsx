import type { BinnedContent } from '@brightfill/shared/contract'
import { Loaded, NotDone, OfficeDialog, useAction, useAttempt, useGetList, When } from '@brightfill/shared/office'
import { Button } from '@brightfill/shared/ui'
import styles from './BinDialog.module.css'
import { texts } from './texts'

interface BinDialogProps {
  /** A resource with the bin of one kind of content. */
  resource: 'machine-bin' | 'article-bin' | 'page-bin'
  onRestored: (id: string) => void
  onClose: () => void
}

/** The items deleted in the last 30 days, with a way to restore them (O-18). */
export function BinDialog({ resource, onRestored, onClose }: BinDialogProps) {
  const list = useGetList<BinnedContent>(resource)
  const { act } = useAction(resource)
  const restoring = useAttempt(async (row: BinnedContent) => {
    await act(row, 'restore', {})
    onRestored(row.id)
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.bin} onClose={onClose}>
      <p>{texts.binText}</p>
      <NotDone of={restoring} />
      <Loaded of={list}>
        {(rows) =>
          rows.length === 0 ? (
            <p>{texts.binEmpty}</p>
          ) : (
            <ul className={styles.list}>
              {rows.map((row) => (
                <li key={row.id}>
                  <b>{row.name}</b>
                  <small>
                    <span>{texts.deletedBy(row.by)}</span> <When at={row.at} />
                  </small>
                  <Button
                    size="sm"
                    variant="secondary"
                    aria-label={texts.takeOutOf(row.name)}
                    loading={restoring.busy && restoring.tried?.[0].id === row.id}
                    onClick={() => void restoring.attempt(row)}
                  >
                    {texts.takeOut}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </OfficeDialog>
  )
}
