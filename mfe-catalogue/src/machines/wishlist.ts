import { useSyncExternalStore } from 'react'
import { fetchSavedIds, saveMachine } from '../api/wishlist'

// What one user's clicks, and the list of their saved machines, say beyond the data of a page. Only the browser changes it.
let owner: number | undefined
let saved: ReadonlyMap<number, boolean> = new Map()
let loadedFor: number | undefined
const sending = new Set<number>()
const listeners = new Set<() => void>()

function put(machineId: number, state: boolean) {
  saved = new Map(saved).set(machineId, state)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Says who is looking, undefined for a visitor. What somebody else saved is theirs. */
export function lookAs(userId: number | undefined) {
  if (owner === userId) return
  owner = userId
  saved = new Map()
  loadedFor = undefined
}

/** Whether this user has saved a machine; `given` is what the page's data says. */
export function useSaved(userId: number | undefined, machineId: number, given: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (owner === userId ? saved.get(machineId) : undefined) ?? given,
    () => given,
  )
}

/**
 * Saves or removes a machine: shown at once, taken back when the api refuses. Clicks while a call is out are sent after it, the last
 * one only.
 * @returns the state the api took; undefined when an earlier click is still seeing to it.
 * @throws ApiError when it took none.
 */
export async function setSaved(machineId: number, state: boolean): Promise<boolean | undefined> {
  const user = owner
  let accepted = !state
  put(machineId, state)
  if (sending.has(machineId)) return undefined
  sending.add(machineId)
  try {
    for (let wanted = state; accepted !== wanted; wanted = saved.get(machineId) ?? wanted) {
      await saveMachine(machineId, wanted)
      accepted = wanted
    }
    return accepted
  } catch (error) {
    if (owner === user) put(machineId, accepted)
    throw error
  } finally {
    sending.delete(machineId)
  }
}

/** For a page from the server, whose data knows no visitor: asks once what this user has saved. Silent when it fails. */
export async function loadSaved(userId: number): Promise<void> {
  if (loadedFor === userId) return
  loadedFor = userId
  try {
    const ids = await fetchSavedIds()
    if (owner === userId) for (const id of ids) if (!saved.has(id)) put(id, true)
  } catch {
    loadedFor = undefined
  }
}
