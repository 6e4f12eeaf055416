import type { Colleague } from '@brightfill/shared/contract'
import { Failed, OfficeDialog, OfficeSelect, useGetList, useShortcuts } from '@brightfill/shared/office'
import { useRef, useState } from 'react'
import { texts as inboxTexts } from '../texts'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

/** Whom it is assigned to: one person or nobody (O-42). */
export function AssignControl({ thread }: { thread: ThreadRecord }) {
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues')
  const { act, error, forget, busy } = useThreadAction(thread)
  const [wanted, setWanted] = useState<number | null>(null)
  const field = useRef<HTMLSelectElement>(null)
  useShortcuts([{ key: 'a', label: inboxTexts.keys.assign, run: () => field.current?.focus() }])

  // The colleague it is assigned to may have left the list meanwhile.
  const { assigned } = thread
  const known = assigned && !colleagues.some(({ id }) => id === assigned.id) ? [assigned, ...colleagues] : colleagues

  async function assign(to: number | null) {
    setWanted(to)
    await act({ action: 'assigned', data: { to } })
  }
  return (
    <>
      <OfficeSelect
        ref={field}
        label={texts.assigned}
        value={assigned?.id ?? ''}
        onChange={({ target }) => void assign(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{texts.nobody}</option>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </OfficeSelect>
      {error !== undefined && (
        <OfficeDialog title={texts.notChanged} onClose={forget}>
          <Failed text={texts.notChanged} error={error} onRetry={() => void assign(wanted)} busy={busy} />
        </OfficeDialog>
      )}
    </>
  )
}
