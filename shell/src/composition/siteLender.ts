import type { Lender, LentComponents, LentName } from '@brightfill/shared/federation'
import type { ComponentType } from 'react'
import type { Composition, LiveRemote } from './composition'
import { loadExposed } from './federation'
import { filesOfChunk } from './namedFiles'
import { RemoteUnavailable } from './RemoteUnavailable'

type AnyLent = ComponentType<LentComponents[LentName]>

/** Lends the components of a composition's remotes. `onServer` adds the sheets a document has to name for them. */
export function siteLender({ remotes }: Composition, onServer: boolean): Lender {
  const loading = new Map<LentName, Promise<AnyLent>>()
  const arrivals = new Map<LentName, Promise<AnyLent>>()

  function owner(name: LentName): [LiveRemote | undefined, string] {
    const [remote, component] = name.split('/') as [string, string] // LentName always has both parts
    return [remotes.find((live) => live.name === remote && live.lends.includes(component)), component]
  }

  async function load(name: LentName): Promise<AnyLent> {
    const [remote, component] = owner(name)
    if (!remote) throw new RemoteUnavailable(name)
    const module = await loadExposed<Record<string, AnyLent>>(remote, component)
    const lent = module[component]
    if (!lent) throw new RemoteUnavailable(remote.name, new Error(`Its module "${component}" does not export it`))
    return lent
  }

  function attempt(name: LentName): Promise<AnyLent> {
    const promise = loading.get(name) ?? load(name)
    loading.set(name, promise)
    return promise
  }

  /** Nobody sees that it fails, so that is only noted; it is tried again when the visitor, or the line, is back. */
  async function untilItSucceeds(name: LentName): Promise<AnyLent> {
    for (;;) {
      try {
        return await attempt(name)
      } catch (error) {
        globalThis.brightfill_problems?.push({ kind: 'caught', error })
        loading.delete(name)
        await comingBack()
      }
    }
  }

  // Both are kept under the name they are asked by.
  return {
    load: attempt as unknown as Lender['load'],
    arrival: ((name: LentName) => {
      if (onServer) return attempt(name)
      const arrival = arrivals.get(name) ?? untilItSucceeds(name)
      arrivals.set(name, arrival)
      return arrival
    }) as unknown as Lender['arrival'],
    forget(name) {
      loading.delete(name)
    },
    styles(name) {
      const [remote, component] = owner(name)
      if (!onServer || !remote) return []
      return filesOfChunk(remote, `lent-${component}`).styles
    },
  }
}

const comingBack = () =>
  new Promise((resolve) => {
    for (const sign of ['online', 'focus']) window.addEventListener(sign, resolve, { once: true })
  })
