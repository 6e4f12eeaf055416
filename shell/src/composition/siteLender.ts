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

  return {
    load<Name extends LentName>(name: Name) {
      let promise = loading.get(name)
      if (!promise) {
        promise = load(name)
        loading.set(name, promise)
      }
      return promise as unknown as Promise<ComponentType<LentComponents[Name]>> // kept under the name it was loaded by
    },
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
