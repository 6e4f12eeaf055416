import type { Thread } from '@brightfill/shared/contract'
import { type ActionFields, type ActionOf, useAction, useAttempt } from '@brightfill/shared/office'
import { texts } from './texts'

export type ThreadRecord = Thread & { id: string }

type Action = ActionOf<'inbox'>
/** The last part of a call's path, with its fields. */
type Given = { [Name in Action]: [action: Name, data: ActionFields<'inbox', Name>] }[Action]

/** One action at a time, from one form. */
export function useThreadAction(thread: ThreadRecord) {
  const { act } = useAction('inbox')
  return useAttempt((...[action, data]: Given) => act(thread, action, data), texts.notChanged)
}
