import { type BuildFiles, buildFiles, type LiveRemote } from './composition'
import { trustFiles } from './integrity'

const asked = new Map<LiveRemote, Promise<BuildFiles>>()
const failed = new Set<LiveRemote>()

/**
 * The files of a remote: from the document, or from its manifest, whose own hash the document names. After a failure
 * the next call fetches the manifest again.
 * @param inTime aborts the request
 */
export function remoteFiles(remote: LiveRemote, inTime: AbortSignal): Promise<BuildFiles> {
  const known = asked.get(remote) ?? (remote.files ? Promise.resolve(remote.files) : fetchFiles(remote, inTime))
  asked.set(remote, known)
  known.then(
    (files) => trustFiles(remote, files),
    () => {
      asked.delete(remote)
      failed.add(remote)
    },
  )
  return known
}

async function fetchFiles(remote: LiveRemote, signal: AbortSignal): Promise<BuildFiles> {
  const { base, manifestIntegrity: integrity } = remote
  // The browser's cache may hold a damaged manifest.
  const answer = await fetch(`${base}manifest.json`, {
    integrity,
    signal,
    cache: failed.has(remote) ? 'reload' : 'default',
  })
  if (!answer.ok) throw new Error(`${base}manifest.json answered ${answer.status}`)
  return buildFiles(await answer.json())
}
