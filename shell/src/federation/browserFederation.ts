import { CHUNK_TIMEOUT } from '@brightfill/shared/constants'
import type { Composition } from '../composition/composition'
import { askAnew } from '../files/hungFiles'
import { integrityOf, trustFiles } from '../files/integrity'
import { type Container, startFederation } from './federation'

/** Prepares the browser for remotes: only files whose hash a manifest names may run. */
export function prepareFederation({ shell, remotes }: Composition) {
  for (const live of [shell, ...remotes]) trustFiles(live)
  Object.assign(globalThis, { brightfill_integrity: checkedFile })
  startFederation(async ({ entry, entryGlobalName }) => {
    await runScript(entry)
    return takeContainer(entryGlobalName)
  })
}

/**
 * The chunk loading of every build calls this (shared/tooling/webpack/IntegrityOfFiles.mjs).
 * @param element the element that will load the file; older builds do not pass it
 */
function checkedFile(url: string, element?: HTMLScriptElement | HTMLLinkElement): string {
  if (element) askAnew(element)
  return integrityOf(url)
}

async function runScript(url: string): Promise<void> {
  const script = document.createElement('script')
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(reject, CHUNK_TIMEOUT, new Error(`${url} did not arrive`))
      script.crossOrigin = 'anonymous' // the page's Integrity-Policy wants it
      script.src = url
      script.integrity = checkedFile(url, script)
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
 * Forgets the global, so that a later attempt cannot mistake it for its own. It cannot be deleted where the build made
 * it by `var`, as module federation does by itself.
 */
function takeContainer(name: string): Container {
  const globals = globalThis as { [name: string]: unknown }
  const container = globals[name] as Container | undefined // a remote's build sets it under that name
  globals[name] = undefined
  if (!container) throw new Error(`${name} did not start`)
  return container
}
