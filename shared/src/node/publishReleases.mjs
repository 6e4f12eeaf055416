/**
 * @typedef {{ name: string, release: string }} Release
 * @typedef {{ archive: Buffer<ArrayBuffer>, signature: string }} Signed
 */

/**
 * Publishes releases and makes what is new live, all at once. A release the registry knows already leaves what is live
 * alone: somebody may have rolled it back.
 * @template {Release} Given
 * @param {import('./Registry.mjs').Registry} registry
 * @param {Given[]} releases
 * @param {(release: Given) => Promise<Signed>} read called for those that the registry does not know
 * @param {{ replace?: boolean }} [options] replace: false where what is live may be newer, of the teams
 * @returns {Promise<{ live: Given[], notLive: Given[] }>} what is live now, and what was published before and is not
 * @throws Error that names what it would replace and may not; nothing is published then
 */
export async function publishReleases(registry, releases, read, { replace = true } = {}) {
  const { data } = await registry.list()
  const known = (/** @type {Release} */ { name, release }) =>
    data.find((row) => row.name === name && row.release === release)
  const unknown = releases.filter((release) => !known(release))
  const replaced = data.filter(({ name, state }) => state === 'live' && unknown.some((one) => one.name === name))
  if (replaced.length > 0 && !replace) {
    const names = replaced.map(({ name, release }) => `${name}@${release}`).join(', ')
    throw new Error(`Nothing was published: it would replace ${names}, which may be newer (--all replaces them)`)
  }
  for (const release of unknown) await registry.publish({ name: release.name, ...(await read(release)) })
  const firstTime = data.every(({ state }) => state !== 'live')
  const live = firstTime ? releases : unknown
  if (live.length > 0) await registry.activate(Object.fromEntries(live.map(({ name, release }) => [name, release])))
  return { live, notLive: releases.filter((release) => !live.includes(release) && known(release)?.state !== 'live') }
}
