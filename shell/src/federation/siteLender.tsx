import type { Lender } from '@brightfill/shared/federation'
import type { LoadPart } from '@brightfill/shared/late'
import type { ComponentType } from 'react'
import type { Composition, LiveRemote } from '../composition/composition'
import { lentChunk } from '../composition/leftOutFiles'
import { RemoteUnavailable } from '../composition/RemoteUnavailable'
import { filesOfChunk } from '../files/namedFiles'
import { loadExposed } from './federation'

type AnyLent = ComponentType<object>

/** Lends the components of a composition's remotes. `onServer` adds the stylesheets that the document must name. */
export function siteLender({ remotes }: Composition, onServer: boolean): Lender {
  const loaders = new Map<string, () => Promise<AnyLent>>()

  function loaderFor(name: string) {
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

  async function load(name: string): Promise<AnyLent> {
    const [owner, component = ''] = name.split('/')
    const remote = remotes.find((live) => live.name === owner && live.lends.includes(component))
    if (!remote) throw new RemoteUnavailable(name)
    const module = await loadExposed<Record<string, AnyLent>>(remote, component)
    const lent = module[component]
    if (!lent) throw new RemoteUnavailable(remote.name, new Error(`Its module "${component}" does not export it`))
    return onServer ? withSheets(lent, remote, component) : lent
  }

  return {
    loaderOf<Props>(name: string) {
      const loader = loaders.get(name) ?? loaderFor(name)
      loaders.set(name, loader)
      return loader as LoadPart<Props> // its remote's types, which the build of the borrower checked
    },
  }
}

/** Only the server needs this: in the browser, the chunk loads its own stylesheet. */
function withSheets(Lendable: AnyLent, remote: LiveRemote, component: string): AnyLent {
  const { styles } = filesOfChunk(remote, lentChunk(component))
  return (props: object) => (
    <>
      {styles.map(({ href, integrity }) => (
        <link key={href} rel="stylesheet" href={href} integrity={integrity} precedence="remote" />
      ))}
      <Lendable {...props} />
    </>
  )
}
