import type { Registry } from './Registry'

interface Release {
  name: string
  release: string
}

interface Signed {
  archive: Buffer<ArrayBuffer>
  signature: string
}

/**
 * Publishes releases and makes the new ones live, all at once. A release that the registry knows already does not go
 * live: it may have been rolled back.
 * @param read called for those that the registry does not know
 * @param options replace: false if live releases may be newer ones of the teams
 * @returns what is live now, and what was published before and is not
 * @throws Error that names what it would replace and may not; nothing is published then
 */
export async function publishReleases<Given extends Release>(
  registry: Registry,
  releases: Given[],
  read: (release: Given) => Promise<Signed>,
  { replace = true }: { replace?: boolean } = {},
): Promise<{ live: Given[]; notLive: Given[] }> {
  const { data } = await registry.list()
  const known = ({ name, release }: Release) => data.find((row) => row.name === name && row.release === release)
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
