interface Package {
  name?: string
  version?: string
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

interface Lock {
  lockfileVersion: number
  packages: Record<string, Package>
}

/**
 * The lock file of a new repository: dependencies of the site's packages have the versions that the checkout was tested
 * with, and npm need not look them up. npm leaves out superfluous entries.
 * @param lock of the checkout
 * @param wanted names of packages
 */
export function repositoryLock({ lockfileVersion, packages }: Lock, wanted: readonly string[]): Lock {
  const kept: Lock['packages'] = {}
  const waiting = wanted.map((name) => ({ name, from: '' }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const place = placeOf(next, packages)
    const found = packages[place]
    if (!found || found.link || kept[place]) continue
    kept[place] = { ...found, resolved: tarball(found.name ?? nameAt(place), found.version) }
    for (const name of Object.keys({ ...found.dependencies, ...found.optionalDependencies, ...found.peerDependencies }))
      waiting.push({ name, from: place })
  }
  return { lockfileVersion, packages: Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1))) }
}

/** Where node finds a package: beside the importing package, or further up. */
function placeOf({ name, from }: { name: string; from: string }, packages: Lock['packages']) {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const place = `${folder}/node_modules/${name}`
    if (packages[place]) return place
  }
  return `node_modules/${name}`
}

const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** Without it npm asks the registry for each package. npm replaces the host by that of the registry it uses. */
const tarball = (name: string, version?: string) =>
  `https://registry.npmjs.org/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`
