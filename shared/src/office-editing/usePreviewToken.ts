import { call } from '@brightfill/shared/api'
import { useEffect, useState } from 'react'
import type { EditedPath } from './useItemDraft'

/** Calls that make a token. */
export type PreviewCall = `POST /office/${EditedPath}/:id/preview`

/** Milliseconds before its end from which on a token is replaced. */
const AHEAD = 60_000

/**
 * A token that shows a draft on its page; it is replaced before it ends.
 * @param name of the call
 * @param id of the item
 */
export function usePreviewToken(name: PreviewCall, id: number | string) {
  const [state, setState] = useState<{ token?: string; failed?: unknown }>({})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let left = false
    async function renew() {
      try {
        const { data } = await call(name, { id: String(id) } as never) // each has an id of its own kind
        if (left) return
        setState({ token: data.token })
        timer = setTimeout(renew, Math.max(Date.parse(data.expires_at) - Date.now() - AHEAD, AHEAD))
      } catch (failed) {
        if (!left) setState({ failed })
      }
    }
    void renew()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [name, id])
  return state
}
