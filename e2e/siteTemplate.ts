import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import path from 'node:path'
import { builtReleases } from '../shared/tooling/releases/publishBuilt'
import { sourceHash } from '../shared/tooling/sourceHash'
import { root } from './projectCopy'
import { untilShown } from './siteRegistry'
import { startSite } from './startSite'

const cache = path.join(root, '.cache/e2e-site')
const PICTURES = 'derivatives'

/**
 * A data folder with the demo and the releases of this checkout. It is made once for each build, because seeding and
 * publishing take longer than the start of a site.
 * @param place where a site can listen meanwhile
 * @returns the folder
 */
async function siteTemplate({ port, apiPort }: { port: number; apiPort: number }): Promise<string> {
  const releases = builtReleases()
  // The demo has orders and enquiries of the last days.
  const today = new Date().toISOString().slice(0, 10)
  const name = [today, sourceHash(['api']), ...releases.map(({ release }) => release)].join('-')
  const folder = path.join(cache, name)
  if (existsSync(folder)) return folder
  mkdirSync(cache, { recursive: true })
  for (const other of readdirSync(cache).filter((each) => !each.startsWith(name)))
    rmSync(path.join(cache, other), { recursive: true, force: true })
  const making = `${folder}.${process.pid}`
  const site = await startSite({ port, apiPort, dataDir: making, env: { PICTURES_AHEAD: '0' } })
  try {
    for (const release of releases) await untilShown(site.origin, release.name, release.release)
  } finally {
    await site.stop()
  }
  // Another run may have made it meanwhile.
  if (existsSync(folder)) rmSync(making, { recursive: true, force: true })
  else renameSync(making, folder)
  return folder
}

/**
 * Fills a data folder from the template.
 * @param place where a site can listen meanwhile
 * @returns keeps the copies of pictures that the site has made, for the sites that follow
 */
export async function fillDataFolder(
  dataDir: string,
  place: { port: number; apiPort: number },
): Promise<() => Promise<void>> {
  const template = await siteTemplate(place)
  // The name of a copy has the time of its picture.
  const options = { recursive: true, preserveTimestamps: true }
  await cp(template, dataDir, options)
  return async () => {
    const made = path.join(dataDir, PICTURES)
    if (existsSync(made)) await cp(made, path.join(template, PICTURES), { ...options, force: false })
  }
}
