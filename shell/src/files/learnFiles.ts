import { buildFiles, type Composition, type LiveRelease, type ManifestFile } from '../composition/composition'
import { isLeftOut } from '../composition/leftOutFiles'
import { partsOf, type RequestedPage, SHELL_FILES } from './documentFiles'
import { trustFiles } from './integrity'
import { PATIENCE } from './patiently'

const learning = new Map<LiveRelease, Promise<void>>()

/**
 * Learns the files of a build that the document left out: those of one named chunk, or all. Failures are not cached.
 */
export function learnFiles(build: LiveRelease, chunk?: string): Promise<void> {
  if (!isLeftOut(build, chunk)) return Promise.resolve()
  const known = learning.get(build) ?? readManifest(build)
  learning.set(build, known)
  known.catch(() => learning.delete(build))
  return known
}

/** The same for all parts of a page. */
export async function learnFilesOf(composition: Composition, page: RequestedPage): Promise<void> {
  await Promise.all(partsOf(composition, page).map(({ build, chunk }) => learnFiles(build, chunk)))
}

async function readManifest(build: LiveRelease) {
  // The shell's files of all releases are in one folder, and their manifests are not.
  const folder = build.base === SHELL_FILES ? `/remotes/shell/${build.release}/browser/` : build.base
  // A request that hangs would serve each later try, and the browser would let a second one to its address wait for it.
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch(`${folder}manifest.json`, { integrity: build.manifest, signal })
  if (!answer.ok) throw new Error(`The manifest of ${folder} answered ${answer.status}`)
  const manifest: ManifestFile = await answer.json()
  const files = buildFiles(manifest)
  // A file keeps its hash: requested with another one, it would be fetched twice.
  build.files = { ...files, integrity: { ...files.integrity, ...build.files.integrity } }
  trustFiles(build)
}
