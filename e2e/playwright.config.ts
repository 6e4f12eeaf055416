import path from 'node:path'
import { defineConfig } from '@playwright/test'
import { API_PORT, dataDir, OIDC_PORT, origin, PORT, SHELL_KEY } from './site'

/** They only look at pages, so that `npm test` runs two of them at a time. */
const looks = /(accessible\w+|arrival|completeHtml|contrast|everybody|images|names|routes|sliders|smallScreen|withoutScripts)\.spec\.ts$/

export default defineConfig({
  testDir: 'tests',
  outputDir: '../.cache/e2e',
  timeout: 30_000,
  // The tests share one site and one database, and the machine is small.
  workers: 1,
  projects: [
    { name: 'looks', testMatch: looks },
    { name: 'acts', testIgnore: looks },
  ],
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: origin,
    browserName: 'chromium',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node e2e/testSite.mjs',
    cwd: path.resolve(import.meta.dirname, '..'),
    url: `${origin}/readyz`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      API_PORT: String(API_PORT),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      SHELL_KEY,
      OIDC_PORT: String(OIDC_PORT),
      OIDC_TEST_ISSUER: `http://127.0.0.1:${OIDC_PORT}`,
      LOG_LEVEL: 'error',
    },
  },
})
