import { createHash } from 'node:crypto'
import {
  type Call,
  calls,
  type ReleaseFile,
  RemoteRelease,
  type RouteFace,
  SERVED_FILE,
  SHELL,
  ShellRelease,
} from '@brightfill/shared/contract'
import { integrityOf } from '@brightfill/shared/node'
import { valid, validRange } from 'semver'
import { type Static, type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { ReleaseFace } from '../../database/tables'
import type { ReleaseLimits } from '../../settings'
import { refused } from './refused'
import { overlap, reservedRoute } from './routes'
import { unpack } from './unpack'

/** The files of a build (shared/tooling/webpack/ReleaseManifest.mjs); the browser trusts these hashes. */
const BuildManifest = Type.Object({
  entry: Type.String(),
  files: Type.Record(Type.String(), Type.Object({ integrity: Type.String() })),
  chunks: Type.Record(Type.String(), Type.Array(Type.String())),
})

/**
 * The files that documents carry inside an element (shell/server/pages/inlineFiles.ts), which a closing tag would end.
 */
const INLINE = /\.css$|\/early\.js$/
const END_OF_ELEMENT = /<\/(style|script)/i

/** Compressed copies and source maps lie beside a file that is served. */
const STORED_BESIDE = /\.(br|gz|map)$/

export interface CheckedRelease {
  face: ReleaseFace
  /** Two archives with the same digest hold the same files. */
  digest: string
}

/**
 * Reads an archive and checks all that can be told from the release alone: its files are those release.json lists, with
 * their hashes, and the manifests of both builds name no others.
 * @throws HttpProblem with the reason
 */
export async function readRelease(archive: Buffer, name: string, limits: ReleaseLimits): Promise<CheckedRelease> {
  const files = await unpack(archive, limits)
  const text = files.get('release.json')
  if (!text) throw refused('The archive has no release.json')
  const release = readFace(text, name)
  files.delete('release.json')
  checkFiles(files, release)
  const office = 'office' in release || files.has('office/manifest.json') ? ['office'] : []
  for (const build of ['browser', 'server', ...office]) checkManifest(files, release, build)
  const { files: _, ...face } = release
  return { face, digest: createHash('sha384').update(text).digest('base64') }
}

function readFace(text: Buffer, name: string): ReleaseFile {
  const content = parsed(text, 'release.json')
  const release =
    name === SHELL ? checked(ShellRelease, content, 'release.json') : checked(RemoteRelease, content, 'release.json')
  if (release.name !== name) throw refused(`release.json is that of "${release.name}", not of "${name}"`)
  for (const [module, range] of Object.entries(release.shared)) {
    if (!isVersion(release, range)) throw refused(`release.json: "${range}" of ${module} is not a version`)
  }
  if (!isVersion(release, release.contract))
    throw refused(`release.json: the contract "${release.contract}" is not a version`)
  if (!('container' in release)) return release
  if (release.container !== `brightfill_${name}_${release.release}`)
    throw refused('release.json: the container is named after another release')
  const reserved = release.routes.find(({ path }) => reservedRoute(path))
  if (reserved) throw refused(`The address ${reserved.path} belongs to the platform`)
  const strange = release.routes.find(({ path, example }) => example !== undefined && !overlap(path, example))
  if (strange) throw refused(`release.json: ${strange.example} is no example of ${strange.path}`)
  for (const route of release.routes) checkListing(route)
  return release
}

/** A menu entry leads to one public page, and a sitemap names the pages of one parameter by a call that there is. */
function checkListing({ path, access, menu, sitemap }: RouteFace) {
  const parameters = path.split(':').length - 1
  if (menu !== undefined && (parameters > 0 || access))
    throw refused(`release.json: a menu entry cannot lead to ${path}, which has parameters or belongs to a user`)
  if (sitemap === undefined) return
  if (parameters !== 1 || access)
    throw refused(`release.json: the sitemap lists public pages with one parameter, and ${path} is not of that kind`)
  const { method, access: caller } = Object.values<Call>(calls).find((call) => call.path === sitemap) ?? {}
  if (method !== 'POST' || caller !== 'public')
    throw refused(`release.json: the api has no public call POST ${sitemap}; release the api first if it is new`)
}

function isVersion(release: ReleaseFile, text: string): boolean {
  return 'container' in release ? validRange(text) !== null : valid(text) !== null
}

function checkFiles(files: Map<string, Buffer>, release: ReleaseFile) {
  for (const path of Object.keys(release.files))
    if (!files.has(path)) throw refused(`${path} is listed but not in the archive`)
  for (const [path, bytes] of files) {
    const listed = Object.hasOwn(release.files, path) ? release.files[path] : undefined
    if (!listed) throw refused(`${path} has no hash in release.json`)
    if (!path.startsWith('server/') && !SERVED_FILE.test(path.replace(STORED_BESIDE, '')))
      throw refused(`${path} is no file that the site serves`)
    const integrity = integrityOf(bytes)
    if (listed.integrity !== integrity || listed.size !== bytes.length)
      throw refused(`${path} does not have the hash release.json names`)
    const [end] = (INLINE.test(path) && END_OF_ELEMENT.exec(bytes.toString('latin1'))) || []
    if (end) throw refused(`${path} has "${end}", which would end the element of the document that holds it`)
  }
}

function checkManifest(files: Map<string, Buffer>, release: ReleaseFile, build: string) {
  const path = `${build}/manifest.json`
  const bytes = files.get(path)
  if (!bytes) throw refused(`The archive has no ${path}`)
  const manifest = checked(BuildManifest, parsed(bytes, path), path)
  for (const [file, { integrity }] of Object.entries(manifest.files)) {
    if (release.files[`${build}/${file}`]?.integrity !== integrity)
      throw refused(`${path} names another hash of ${file} than release.json`)
  }
  const used = [manifest.entry, ...Object.values(manifest.chunks).flat()]
  const unlisted = used.find((file) => !Object.hasOwn(manifest.files, file))
  if (unlisted !== undefined) throw refused(`${path} uses ${JSON.stringify(unlisted)} without a hash`)
}

function parsed(text: Buffer, path: string): unknown {
  try {
    return JSON.parse(text.toString('utf8'))
  } catch {
    throw refused(`${path} is not JSON`)
  }
}

function checked<Schema extends TSchema>(schema: Schema, value: unknown, path: string): Static<Schema> {
  const [error] = Value.Errors(schema, value)
  if (error) throw refused(`${path}: ${error.instancePath || 'it'} ${error.message}`)
  return value as Static<Schema> // it has just been checked
}
