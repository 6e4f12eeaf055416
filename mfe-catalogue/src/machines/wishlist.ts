import { createStore, useStore } from '@brightfill/shared/store'
import { fetchSavedIds, saveMachine } from '../api/wishlist'

interface Wishlist {
  /** Id of the user; undefined for a visitor. */
  owner?: number
  /** The user that the first pages were loaded for. */
  first?: number
  /** Another user has signed in since, perhaps in another tab. Page data may be from either, so the list counts. */
  several?: boolean
  /** State by machine id, from clicks and from the list of saved machines; it overrides the data of a page. */
  saved: ReadonlyMap<number, boolean>
  /** Whether the list of saved machines was asked for. */
  asked: boolean
}

const nobody: Wishlist = { saved: new Map(), asked: false }

// It may be in the module because only the browser changes it.
const wishlist = createStore<Wishlist>(() => nobody)
const sending = new Set<number>()

function put(machineId: number, state: boolean) {
  wishlist.setState(({ saved }) => ({ saved: new Map(saved).set(machineId, state) }))
}

/** Sets the user, undefined for a visitor, and forgets the list of another user. */
export function lookAs(userId: number | undefined) {
  const { owner, first = userId, several } = wishlist.getState()
  if (owner === userId) return
  wishlist.setState({ ...nobody, owner: userId, first, several: several || isAnother(userId, first) })
}

const isAnother = (userId: number | undefined, first: number | undefined) =>
  userId !== undefined && first !== undefined && userId !== first

/** Whether this user has saved a machine; `given` is from the page's data, which may be for a former user. */
export function useSaved(userId: number | undefined, machineId: number, given: boolean): boolean {
  return useStore(wishlist, ({ owner, first, several, saved }) => {
    const known = owner === userId ? saved.get(machineId) : undefined
    return known ?? (given && !several && !isAnother(userId, first))
  })
}

/**
 * Saves or removes a machine: shown at once, taken back when the api refuses. The last click during a call is
 * the only one sent, after it.
 * @returns the saved state; undefined when the call of an earlier click handles it
 * @throws ApiError when nothing was saved
 */
export async function setSaved(machineId: number, state: boolean): Promise<boolean | undefined> {
  const { owner } = wishlist.getState()
  let accepted = !state
  put(machineId, state)
  if (sending.has(machineId)) return undefined
  sending.add(machineId)
  try {
    for (let wanted = state; accepted !== wanted; wanted = wishlist.getState().saved.get(machineId) ?? wanted) {
      await saveMachine(machineId, wanted)
      accepted = wanted
    }
    return accepted
  } catch (error) {
    if (wishlist.getState().owner === owner) put(machineId, accepted)
    throw error
  } finally {
    sending.delete(machineId)
  }
}

/**
 * Loads once what this user has saved, if the page's data does not say so. Silent when it fails.
 * @param ofVisitor whether the page's data is for a visitor
 */
export async function loadSaved(userId: number, ofVisitor: boolean): Promise<void> {
  const { asked, several } = wishlist.getState()
  if (asked || !(ofVisitor || several)) return
  wishlist.setState({ asked: true })
  try {
    const ids = await fetchSavedIds()
    const { owner, saved } = wishlist.getState()
    if (owner === userId) for (const id of ids) if (!saved.has(id)) put(id, true)
  } catch {
    if (wishlist.getState().owner === userId) wishlist.setState({ asked: false })
  }
}
