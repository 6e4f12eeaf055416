import type { Colleague } from '@brightfill/shared/contract'
import { NotDoneDialog, OfficeSelect, useGetList, useShortcuts } from '@brightfill/shared/office'
import { useRef } from 'react'
import { texts as inboxTexts } from '../texts'
import { texts } from './texts'
import { type ThreadRecord, useThreadAction } from './useThread'

/** Assigns the enquiry to one colleague or to none (O-42). */
export function AssignControl({ thread }: { thread: ThreadRecord }) {
  const { data: colleagues = [] } = useGetList<Colleague>('colleagues')
  const acting = useThreadAction(thread)
  const field = useRef<HTMLSelectElement>(null)
  useShortcuts([{ key: 'a', label: inboxTexts.keys.assign, run: () => field.current?.focus() }])

  // The colleague it is assigned to may have left the list meanwhile.
  const { assigned } = thread
  const known = assigned && !colleagues.some(({ id }) => id === assigned.id) ? [assigned, ...colleagues] : colleagues

  return (
    <>
      <OfficeSelect
        ref={field}
        label={texts.assigned}
        value={assigned?.id ?? ''}
        none={texts.nobody}
        options={known.map(({ id, name }) => ({ value: id, label: name }))}
        acts
        onChoose={(id) => void acting.attempt('assigned', { to: id === '' ? null : Number(id) })}
      />
      <NotDoneDialog title={texts.notChanged} of={acting} />
    </>
  )
}
