import { CHUNK_TIMEOUT } from '@brightfill/shared/constants'
import type { Composition } from '../composition/composition'
import { checkedFile } from '../files/checkedFile'
import type { FileElement } from '../files/hungFiles'
import { trustFiles } from '../files/integrity'
import { type Container, startFederation } from './federation'

/** Prepares the browser for remotes: only files whose hash a manifest names may run. */
export function prepareFederation({ shell, remotes }: Composition) {
  const builds = [shell, ...remotes]
  for (const live of builds) trustFiles(live) // the others as soon as their manifests are here
  Object.assign(globalThis, {
    brightfill_integrity: (url: string, element: FileElement) => checkedFile(url, element, builds),
  })
  startFederation(async ({ entry, entryGlobalName }) => {
    await runScript(entry)
    return takeContainer(entryGlobalName)
  })
}

async function runScript(url: string): Promise<void> {
  const script = document.createElement('script')
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(reject, CHUNK_TIMEOUT, new Error(`${url} did not arrive`))
      script.crossOrigin = 'anonymous' // the page's Integrity-Policy wants it
      script.src = url
      script.integrity = checkedFile(url, script, [])
      script.onload = () => resolve()
      script.onerror = () => reject(new Error(`${url} could not be loaded`))
      document.head.append(script)
    })
  } finally {
    clearTimeout(timer)
    script.remove()
  }
}

/**
 * Clears the global, so that a later attempt cannot mistake it for its own. It cannot be deleted where the build
 * declared it with `var`, as module federation does by default.
 */
function takeContainer(name: string): Container {
  const globals = globalThis as { [name: string]: unknown }
  const container = globals[name] as Container | undefined // a remote's build sets it under that name
  globals[name] = undefined
  if (!container) throw new Error(`${name} did not start`)
  return container
}
