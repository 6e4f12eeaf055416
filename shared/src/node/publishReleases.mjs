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
 * @returns {Promise<{ live: Given[], notLive: Given[] }>} what is live now, and what was published before and is not
 */
export async function publishReleases(registry, releases, read) {
  const { data } = await registry.list()
  const known = (/** @type {Release} */ { name, release }) =>
    data.find((row) => row.name === name && row.release === release)
  const unknown = releases.filter((release) => !known(release))
  for (const release of unknown) await registry.publish({ name: release.name, ...(await read(release)) })
  const firstTime = data.every(({ state }) => state !== 'live')
  const live = firstTime ? releases : unknown
  if (live.length > 0) await registry.activate(Object.fromEntries(live.map(({ name, release }) => [name, release])))
  return { live, notLive: releases.filter((release) => !live.includes(release) && known(release)?.state !== 'live') }
}
