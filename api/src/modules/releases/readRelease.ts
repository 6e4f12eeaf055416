import { createHash } from 'node:crypto'
import {
  type Call,
  everyCall,
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

/** The files of a build (shared/tooling/webpack/ReleaseManifest.ts); the browser trusts these hashes. */
const BuildManifest = Type.Object({
  entry: Type.String(),
  files: Type.Record(Type.String(), Type.Object({ integrity: Type.String() })),
  chunks: Type.Record(Type.String(), Type.Array(Type.String())),
})

/**
 * The files that pages inline into an element (shell/server/pages/inlineFiles.ts), which a closing tag would end.
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
 * Reads an archive and checks all that the release alone shows: its files and hashes match release.json, and the
 * manifests of both builds list no others.
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
    throw refused(`release.json: contract "${release.contract}" is not a version`)
  if (!('container' in release)) return release
  if (release.container !== `brightfill_${name}_${release.release}`)
    throw refused('release.json: the container is named after another release')
  const reserved = release.routes.find(({ path }) => reservedRoute(path))
  if (reserved) throw refused(`The address ${reserved.path} belongs to the platform`)
  const strange = release.routes.find(({ path, example }) => example !== undefined && !overlap(path, example))
  if (strange) throw refused(`release.json: ${strange.example} does not match ${strange.path}`)
  for (const route of release.routes) checkListing(route)
  return release
}

/** A menu entry must lead to one public page, and a sitemap must list pages of one parameter by an existing call. */
function checkListing({ path, access, menu, sitemap, feed }: RouteFace) {
  const parameters = path.split(':').length - 1
  if (menu !== undefined && (parameters > 0 || access))
    throw refused(`release.json: a menu entry cannot lead to ${path}, which has parameters or belongs to a user`)
  if (feed && !sitemap) throw refused(`release.json: ${path} has a feed, but no sitemap whose pages would be in it`)
  if (sitemap === undefined) return
  if (parameters !== 1 || access)
    throw refused(`release.json: the sitemap lists public pages with one parameter, and ${path} is not of that kind`)
  if (!listingPaths.has(sitemap))
    throw refused(
      `release.json: the api has no call POST ${sitemap} that lists pages; release the api first if it is new`,
    )
}

const listingPaths = new Set(
  everyCall
    .filter(({ method, access }: Call) => method === 'POST' && (access === 'public' || access === 'composition'))
    .map(({ path }) => path.replace(/^\/api(?=\/)/, '')),
)

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
      throw refused(`${path} is not a file the site serves`)
    const integrity = integrityOf(bytes)
    if (listed.integrity !== integrity || listed.size !== bytes.length)
      throw refused(`${path} does not match its hash in release.json`)
    const [end] = (INLINE.test(path) && END_OF_ELEMENT.exec(bytes.toString('latin1'))) || []
    if (end) throw refused(`${path} contains "${end}", which would close the surrounding element of the document`)
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
