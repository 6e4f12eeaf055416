import type { Thread } from '@brightfill/shared/contract'
import { useAction, useAttempt } from '@brightfill/shared/office'
import { texts } from './texts'

export type ThreadRecord = Thread & { id: string }

/** The actions of staff on an enquiry: the last part of the call's path, with its body. */
export type ThreadAction =
  | { action: 'assigned'; data: { to: number | null } }
  | { action: 'notes'; data: { text: string } }
  | { action: 'answers'; data: { text: string; sheet?: boolean; status?: Thread['status']; seen?: number } }
  | { action: 'resend'; data: { entry: number } }
  | { action: 'read'; data: { unread: boolean } }

/** One action at a time, from one form. */
export function useThreadAction(thread: ThreadRecord) {
  const { act } = useAction('inbox')
  return useAttempt(({ action, data }: ThreadAction) => act(thread, action, data), texts.notChanged)
}
