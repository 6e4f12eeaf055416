import { useSyncExternalStore } from 'react'
import { fetchSavedIds, saveMachine } from '../api/wishlist'

// What this visitor's clicks, and the list of their saved machines, say beyond the data of a page. Only the browser changes it.
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

/** Whether a machine is saved; `given` is what the page's data says. */
export function useSaved(machineId: number, given: boolean): boolean {
  return useSyncExternalStore(
    subscribe,
    () => saved.get(machineId) ?? given,
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
    put(machineId, accepted)
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
    for (const id of await fetchSavedIds()) if (!saved.has(id)) put(id, true)
  } catch {
    loadedFor = undefined
  }
}

/** Somebody signed out: what they saved is theirs. */
export function forgetSaved() {
  if (saved.size === 0 && loadedFor === undefined) return
  saved = new Map()
  loadedFor = undefined
  for (const listener of listeners) listener()
}
