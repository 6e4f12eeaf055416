import type { Thread } from '@brightfill/shared/contract'
import { useAction, useAttempt } from '@brightfill/shared/office'
import { texts } from './texts'

export type ThreadRecord = Thread & { id: string }

/** One action at a time, from one form: the last part of the call's path, with its body. */
export function useThreadAction(thread: ThreadRecord) {
  const { act } = useAction('inbox')
  return useAttempt((action: string, data: object) => act(thread, action, data), texts.notChanged)
}
