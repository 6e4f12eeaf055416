import type { Lender, LentComponents, LentName } from '@brightfill/shared/federation'
import type { LoadPart } from '@brightfill/shared/late'
import type { ComponentType } from 'react'
import type { Composition, LiveRemote } from './composition'
import { loadExposed } from './federation'
import { filesOfChunk } from './namedFiles'
import { RemoteUnavailable } from './RemoteUnavailable'

type LentProps = LentComponents[LentName]
type AnyLent = ComponentType<LentProps>

/** Lends the components of a composition's remotes. `onServer` adds the stylesheets that the document must name. */
export function siteLender({ remotes }: Composition, onServer: boolean): Lender {
  const loaders = new Map<LentName, () => Promise<AnyLent>>()

  function loaderFor(name: LentName) {
    let loading: Promise<AnyLent> | undefined
    return () => {
      loading ??= load(name).catch((error) => {
        loading = undefined
        globalThis.brightfill_problems?.push({ kind: 'caught', error })
        throw error
      })
      return loading
    }
  }

  async function load(name: LentName): Promise<AnyLent> {
    const [owner, component] = name.split('/') as [string, string] // LentName always has both parts
    const remote = remotes.find((live) => live.name === owner && live.lends.includes(component))
    if (!remote) throw new RemoteUnavailable(name)
    const module = await loadExposed<Record<string, AnyLent>>(remote, component)
    const lent = module[component]
    if (!lent) throw new RemoteUnavailable(remote.name, new Error(`Its module "${component}" does not export it`))
    return onServer ? withSheets(lent, remote, component) : lent
  }

  return {
    loaderOf(name) {
      const loader = loaders.get(name) ?? loaderFor(name)
      loaders.set(name, loader)
      return loader as unknown as LoadPart<LentComponents[typeof name]> // the map keeps it under this name
    },
  }
}

/** Only the server needs this: in the browser, the chunk loads its own stylesheet. */
function withSheets(Lendable: AnyLent, remote: LiveRemote, component: string): AnyLent {
  const { styles } = filesOfChunk(remote, `lent-${component}`)
  return (props: LentProps) => (
    <>
      {styles.map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="remote" />
      ))}
      <Lendable {...props} />
    </>
  )
}
