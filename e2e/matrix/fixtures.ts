import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { type Browser, test as base } from '@playwright/test'
import { origin, PORT, releasesDir, site } from '../site'
import { isShown, siteRegistry, untilShown } from '../siteRegistry'
import { firstSlug } from '../tests/addresses'
import { healthyViews } from './cell'
import { FaultProxy } from './FaultProxy'
import { FAULT_FILE, type Fault } from './faults'
import { releaseFaultyRemote } from './faultyReleases'
import { oncePerRun } from './oncePerRun'
import { type Route, routesOf } from './routes'
import { damageServerFiles } from './serverFiles'
import { FRONT_PORT } from './site'
import type { View } from './views'

/** The site with faulty releases, and the proxy in front of it. */
export interface Ward {
  views: Record<string, View>
  /** Routes of a remote with their views without a fault. */
  routes: (remote: string) => (Route & { healthy: View })[]
  /** Builds and publishes the faulty releases of the remote; slow, but done once per run. */
  admit: (remote: string) => Promise<void>
  /** Switches the fault of the remote on, on the server and on the way to the browser. */
  strike: (remote: string, fault: Fault) => Promise<void>
  heal: () => void
}

export const test = base.extend<object, { ward: Ward }>({
  ward: [
    async ({ browser }, use) => {
      const proxy = new FaultProxy(PORT)
      await proxy.listen(FRONT_PORT)
      const ward = await openWard(browser, proxy)
      await use(ward)
      ward.heal()
      await proxy.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function openWard(browser: Browser, proxy: FaultProxy): Promise<Ward> {
  const addresses = await filledIn()
  const views = await oncePerRun('views', () => healthyViews(browser, Object.values(addresses)))
  let putBack = () => {}

  const releasesOf = (remote: string) => oncePerRun(remote, () => releaseFaultyRemote(remote))

  return {
    views,
    routes: (remote) =>
      (addresses[remote] ?? []).flatMap((route) => {
        const healthy = views[route.path]
        return healthy ? [{ ...route, healthy }] : []
      }),
    async admit(remote) {
      await releasesOf(remote)
    },
    async strike(remote, { network, files, code }) {
      const [one, other] = await releasesOf(remote)
      const release = (await isShown(origin, one)) ? other : one
      // Fresh processes read the damaged files and run the failing code. The release is live first, because it would
      // never go live with the fault.
      await siteRegistry(site).activate({ [remote]: release })
      await untilShown(origin, remote, release)
      if (files) putBack = damageServerFiles(path.join(releasesDir, remote, release), files)
      if (code) {
        const file = path.join(releasesDir, remote, release, 'server', FAULT_FILE)
        writeFileSync(file, JSON.stringify({ remote, code }))
        putBack = () => rmSync(file, { force: true })
      }
      if (network) proxy.strike(remote, network)
    },
    heal() {
      putBack()
      putBack = () => {}
      proxy.heal()
    },
  }
}

async function filledIn(): Promise<Record<string, Route[]>> {
  const slugs: Record<string, string> = {
    machine: await firstSlug('/get/products'),
    article: await firstSlug('/get/blogs'),
  }
  const fill = ({ path: address, ...rest }: Route) => ({
    ...rest,
    path: address.replace(/:([a-z]+)/, (_, name) => slugs[name] ?? ''),
  })
  return Object.fromEntries(Object.entries(routesOf).map(([remote, routes]) => [remote, routes.map(fill)]))
}
