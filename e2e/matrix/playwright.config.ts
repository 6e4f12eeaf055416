import { defineConfig } from '@playwright/test'
import config from '../playwright.config'
import { frontOrigin, frontOriginOf } from './site'

const { webServer, ...rest } = config

/** The failure matrix: the sites of the browser tests, each behind a proxy that breaks the way to one remote. */
export default defineConfig({
  ...rest,
  testDir: '.',
  projects: [
    { name: 'cells', testMatch: 'matrix.spec.ts' },
    { name: 'loop', testMatch: 'loop.spec.ts' },
  ],
  // Remotes run in parallel; the cells of one remote share its faulty releases (matrix.spec.ts).
  fullyParallel: true,
  timeout: 180_000,
  outputDir: '../../.cache/matrix',
  reporter: [['line'], ['./TableReporter.ts']],
  use: { ...rest.use, baseURL: frontOrigin },
  webServer: [webServer ?? []].flat().map((site, worker) => {
    return { ...site, env: { ...site.env, PUBLIC_ORIGIN: frontOriginOf(worker) } }
  }),
})
