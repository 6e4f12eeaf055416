/**
 * @typedef {{ name?: string, version?: string, link?: boolean, resolved?: string,
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string> }} Package
 * @typedef {{ lockfileVersion: number, packages: Record<string, Package> }} Lock
 */

/**
 * The lock file that a new repository begins with: what the site's packages bring has the versions that the checkout
 * was tested with, and npm need not ask for them. It leaves out what it finds to be too much.
 * @param {Lock} lock of the checkout
 * @param {readonly string[]} wanted names of packages
 * @returns {Lock}
 */
export function repositoryLock({ lockfileVersion, packages }, wanted) {
  /** @type {Lock['packages']} */
  const kept = {}
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

/**
 * Where node finds a package: beside whoever asks for it, or further up.
 * @param {{ name: string, from: string }} asked
 * @param {Lock['packages']} packages
 */
function placeOf({ name, from }, packages) {
  for (let folder = from; folder; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const place = `${folder}/node_modules/${name}`
    if (packages[place]) return place
  }
  return `node_modules/${name}`
}

/** @param {string} place */
const nameAt = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

/**
 * Without it npm asks the registry for each package. npm replaces the host by that of the registry it uses.
 * @param {string} name
 * @param {string} [version]
 */
const tarball = (name, version) =>
  `https://registry.npmjs.org/${name}/-/${name.slice(name.indexOf('/') + 1)}-${version}.tgz`
