import { ApiError } from '@brightfill/shared/api'
import { useAction, useQueryClient } from '@brightfill/shared/office'
import { useState } from 'react'
import type { Item } from './itemSchema'
import { texts } from './texts'
import type { EditedPath, ItemRecord, useItemDraft } from './useItemDraft'

type Action = 'publish' | 'offline' | 'plan' | 'discard' | 'restore' | 'delete'
const unreadable = (path: string) => new ApiError(422, texts.unreadable, { [path]: [texts.unreadable] })

export type Publishing = ReturnType<typeof usePublishing>

/**
 * Actions that change the state of an item: each first saves what is typed, then acts on the saved version.
 * @param onGone called after it was deleted, or an unpublished draft was discarded
 */
export function usePublishing<Fields extends Item>(
  resource: EditedPath,
  record: ItemRecord<Fields>,
  draft: Pick<ReturnType<typeof useItemDraft<Fields>>, 'save' | 'drop' | 'texts'>,
  onGone: (why: 'delete' | 'discard') => void,
) {
  const { act } = useAction(resource)
  const cache = useQueryClient()
  const [state, setState] = useState<{ busy: boolean; error?: unknown; done?: string; tried?: [Action, object] }>({
    busy: false,
  })

  /** @returns whether it was done */
  async function attempt(action: Action, data: object = {}): Promise<boolean> {
    setState({ busy: true, tried: [action, data] })
    let takeBack = () => {}
    try {
      const [unread] = Object.keys(draft.texts)
      // A price with a letter in it is a typing error, not a wish to publish the machine without a price.
      if (unread && (action === 'publish' || action === 'plan')) throw unreadable(unread)
      if (action === 'discard') takeBack = draft.drop()
      const saved = action === 'discard' ? record : await draft.save()
      // The reason is at the top of the form.
      if (!saved) return fail(undefined, action, data)
      await act(saved, action, { ...data, version: saved.version } as never) // the fields of the action
      // Its answer has no record: without a live version, nothing is left.
      if (action === 'discard' && record.live)
        await cache.refetchQueries({ queryKey: [resource, 'getOne', { id: String(record.id) }] })
      setState({ busy: false, done: texts.finished[action] })
      if (action === 'delete' || (action === 'discard' && !record.live)) onGone(action)
      return true
    } catch (error) {
      takeBack()
      return fail(error, action, data)
    }
  }
  function fail(error: unknown, ...tried: [Action, object]): false {
    setState({ busy: false, error, tried })
    return false
  }
  const { error, tried } = state
  return {
    ...state,
    attempt,
    again: () => void (tried && attempt(...tried)),
    /** Refusals by field. */
    refusals: error instanceof ApiError ? error.fields : {},
  }
}
