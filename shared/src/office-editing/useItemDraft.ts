import { ApiError } from '@brightfill/shared/api'
import type { Changed, PublishingState } from '@brightfill/shared/contract'
import { useAction, useDraft } from '@brightfill/shared/office'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Item, withValueAt } from './itemSchema'
import { changedFields, isSame, type Merge, mergeItems } from './mergeItems'

/** Milliseconds without a key after which it is saved. */
const PAUSE = 800
/** The same while a preview beside the form shows what is typed (O-20). */
const PAUSE_BESIDE_PAGE = 300
/** Milliseconds after which an unanswered save is tried again. */
const AGAIN = 8_000

/** Resources with items that are edited as drafts. */
export type EditedPath = 'machines' | 'articles' | 'options' | 'pages'

/** An item of content as the api answers it (contract/editing.ts). */
export interface ItemRecord<Fields extends Item> {
  id: number | string
  state: PublishingState
  item: Fields
  live: Fields | null
  draft: { by: string; at: string } | null
  publish_at: string | null
  offline_at: string | null
  version: number
}

/** The item as typed and not saved yet, with the item and the version that the typing began with. */
interface Unsaved<Fields> {
  item?: Fields
  base?: Fields
  version?: number
  /** Typed texts that are not a value yet, by path. They are not sent. */
  texts?: Record<string, string>
}

export interface Conflict<Fields extends Item> extends Merge<Fields> {
  by: string
  at: string
  /** As it was before both changes. */
  base: Fields
  theirs: ItemRecord<Fields>
}

export type Saving = 'saved' | 'unsaved' | 'saving' | 'waits' | 'refused'

const noTexts = {}
const nothing = { item: undefined, base: undefined, version: undefined, texts: undefined }

/**
 * An item that is being edited: it saves itself, stays in this browser until then, and is merged with what a colleague
 * saved meanwhile (O-13, O-14). Nothing of it is public before it is published.
 * @param record the saved item
 * @param beside the preview is beside the form
 */
export function useItemDraft<Fields extends Item>(resource: EditedPath, record: ItemRecord<Fields>, beside = false) {
  const local = useDraft<Unsaved<Fields>>(`edit.${resource}.${record.id}`, nothing)
  const { act } = useAction(resource)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [conflict, setConflict] = useState<Conflict<Fields>>()
  const [merged, setMerged] = useState<{ by: string; fields: string[] }>()
  const unsaved = local.values
  const latest = useRef<Unsaved<Fields>>(unsaved)
  latest.current = unsaved
  const known = useRef(record)
  if (record.version > known.current.version) known.current = record
  const working = useRef<Promise<ItemRecord<Fields> | undefined>>(undefined)
  const isUnsaved = unsaved.item !== undefined
  // Until the record is redrawn, the answer of the last save is newer, and typing continues from it.
  const item = unsaved.item ?? known.current.item

  function keep(next: Fields, from: Required<Pick<Unsaved<Fields>, 'base' | 'version'>>) {
    change({ item: next, ...from, texts: latest.current.texts })
  }
  function change(unsaved: Unsaved<Fields>) {
    latest.current = unsaved
    local.change({ ...nothing, ...unsaved })
  }
  /** @returns a function that undoes it */
  function drop() {
    const dropped = latest.current
    latest.current = {}
    local.drop()
    return () => change(dropped)
  }
  function setText(path: string, text: string | undefined) {
    const { [path]: _, ...others } = latest.current.texts ?? {}
    const texts = text === undefined ? others : { ...others, [path]: text }
    const isEmpty = Object.keys(texts).length === 0
    if (!isEmpty || latest.current.texts) change({ ...latest.current, texts: isEmpty ? undefined : texts })
  }
  function set(path: string, value: unknown) {
    const saved = known.current
    const { item: typed = saved.item, base = saved.item, version = saved.version } = latest.current
    keep(withValueAt(typed, path, value), { base, version })
  }

  /** @returns the saved record; undefined when saving failed */
  async function saveOnce(): Promise<ItemRecord<Fields> | undefined> {
    const { item: sent, base, version } = latest.current
    if (!sent || !base || version === undefined) return known.current
    if (conflict) return undefined
    setBusy(true)
    setError(undefined)
    const change = Object.fromEntries(changedFields(base, sent).map((name) => [name, sent[name]]))
    try {
      const answer = await act(record, 'draft', { item: change, version } as never) // of the resource
      known.current = answer
      saved(sent, answer)
      return answer
    } catch (failure) {
      if (failure instanceof ApiError && failure.changed) meet(failure.changed, sent, base)
      else setError(failure)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  /** Saves what is typed, also what is typed meanwhile. */
  async function save(): Promise<ItemRecord<Fields> | undefined> {
    const saveNext = () => {
      working.current ??= saveOnce().finally(() => {
        working.current = undefined
      })
      return working.current
    }
    let done = await saveNext()
    while (done && latest.current.item) done = await saveNext()
    return done
  }

  function saved(sent: Fields, { item: base, version }: ItemRecord<Fields>) {
    const { item: typed = sent } = latest.current
    if (isSame(typed, sent)) change({ texts: latest.current.texts })
    else keep(typed, { base, version })
  }

  /** A colleague, or another window, has saved meanwhile. */
  function meet({ by, at, present }: Changed, sent: Fields, base: Fields) {
    const theirs = (present as { data: ItemRecord<Fields> }).data // the answer of the same call
    if (isSame(theirs.item, sent)) return saved(sent, theirs) // our own save; its answer was lost
    const merge = mergeItems(base, latest.current.item ?? sent, theirs.item)
    if (merge.open.length > 0) return setConflict({ by, at, base, theirs, ...merge })
    setMerged({ by, fields: merge.taken })
    keep(merge.item, { base: theirs.item, version: theirs.version })
  }

  const waits = error instanceof ApiError && [0, 401, 502, 503, 504].includes(error.status)
  const saveNow = useEffectEvent(() => void save())
  const { item: typed } = unsaved
  useEffect(() => {
    if (!typed || conflict || busy) return
    const pause = beside ? PAUSE_BESIDE_PAGE : PAUSE
    const timer = setTimeout(saveNow, waits ? AGAIN : pause)
    return () => clearTimeout(timer)
  }, [typed, conflict, busy, waits, beside])
  useEffect(() => {
    const leave = () => document.visibilityState === 'hidden' && saveNow()
    const online = () => saveNow()
    document.addEventListener('visibilitychange', leave)
    window.addEventListener('online', online)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      window.removeEventListener('online', online)
      saveNow()
    }
  }, [])

  return {
    item,
    set,
    texts: unsaved.texts ?? noTexts,
    setText,
    save,
    saving: stateOf({ busy, waits, error, isUnsaved }),
    /** Why it was not saved, or not published. */
    error: waits ? undefined : error,
    setError,
    /** The fields of a colleague that were merged into what is typed. */
    merged,
    conflict,
    /** Ends a conflict with the chosen item. */
    decide(decided: Fields) {
      if (!conflict) return
      keep(decided, { base: conflict.theirs.item, version: conflict.theirs.version })
      setConflict(undefined)
    },
    drop,
  }
}

interface Facts {
  busy: boolean
  waits: boolean
  error: unknown
  isUnsaved: boolean
}

function stateOf({ busy, waits, error, isUnsaved }: Facts): Saving {
  if (busy) return 'saving'
  if (waits) return 'waits'
  if (!isUnsaved) return 'saved'
  return error === undefined ? 'unsaved' : 'refused'
}
