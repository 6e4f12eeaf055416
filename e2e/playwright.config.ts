import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { origin, SHELL_KEY, siteOf } from './site'

/** Each has a site of its own, and a machine with two cores serves no more. `E2E_WORKERS=1` is enough for one file. */
const workers = Number(process.env.E2E_WORKERS) || 2

export default defineConfig({
  testDir: 'tests',
  // "npm test" runs core, "npm run test:browser" the rest, "npm run test:long" the long ones (decision 43).
  projects: [
    { name: 'core', testMatch: 'core/*.spec.ts' },
    { name: 'rest', testMatch: '*.spec.ts', testIgnore: ['core/**', '*.long.spec.ts'] },
    { name: 'long', testMatch: '*.long.spec.ts' },
  ],
  outputDir: '../.cache/e2e',
  // Some tests visit every page; a test that passes never waits for this.
  timeout: 120_000,
  // A busy machine may show a page late; the benches measure how fast it is.
  expect: { timeout: 20_000 },
  workers,
  // A test that passes only when run again is named as flaky at the end.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        // Otherwise Chromium without windows rounds the widths of letters, which no visitor's browser does.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: Array.from({ length: workers }, (_, worker) => {
    const { port, apiPort, oidcPort, origin, dataDir } = siteOf(worker)
    return {
      command: 'node --import tsx e2e/testSite.ts',
      cwd: path.resolve(import.meta.dirname, '..'),
      url: `${origin}/readyz`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
      env: {
        PORT: String(port),
        API_PORT: String(apiPort),
        PUBLIC_ORIGIN: origin,
        DATA_DIR: dataDir,
        SHELL_KEY,
        OIDC_PORT: String(oidcPort),
        OIDC_TEST_ISSUER: `http://127.0.0.1:${oidcPort}`,
        LOG_LEVEL: 'error',
      },
    }
  }),
})
