import { type BuildFiles, buildFiles, type LiveRemote } from './composition'
import { trustFiles } from './integrity'

/** Milliseconds. */
const PATIENCE = 10_000

const asked = new Map<LiveRemote, Promise<BuildFiles>>()

/** The files of a remote: from the document, or from its manifest, whose own hash the document names. A failure is asked for anew. */
export function remoteFiles(remote: LiveRemote): Promise<BuildFiles> {
  const known = asked.get(remote) ?? (remote.files ? Promise.resolve(remote.files) : fetchFiles(remote))
  asked.set(remote, known)
  known.then(
    (files) => trustFiles(remote, files),
    () => asked.delete(remote),
  )
  return known
}

async function fetchFiles({ base, manifestIntegrity }: LiveRemote): Promise<BuildFiles> {
  const answer = await fetch(`${base}manifest.json`, { integrity: manifestIntegrity, signal: AbortSignal.timeout(PATIENCE) })
  if (!answer.ok) throw new Error(`${base}manifest.json answered ${answer.status}`)
  return buildFiles(await answer.json())
}
