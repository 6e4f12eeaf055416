import { ApiError } from '@brightfill/shared/api'
import { useRef } from 'react'
import type { ThreadRecord } from './useThread'

/**
 * The version of an enquiry that an action is about: what was on screen when it was chosen, because the api refuses to
 * replace what a colleague has set since. The refusal says what that was, so another try replaces it.
 */
export function useSeenVersion(thread: ThreadRecord) {
  const seen = useRef(thread.version)
  const told = useRef(false)
  return {
    /** @param version of the thread, where the choice has just saved one */
    see(version: number | undefined = thread.version) {
      seen.current = version
      told.current = false
    },
    async about<Answer>(act: (version: number | undefined) => Promise<Answer>): Promise<Answer> {
      try {
        return await act(told.current ? thread.version : seen.current)
      } catch (error) {
        told.current ||= error instanceof ApiError && error.status === 409
        throw error
      }
    },
  }
}
