import { defineConfig } from '@playwright/test'
import site from '../playwright.config'
import { faultFile, frontOrigin } from './site'

const { webServer, ...rest } = site

/** The failure matrix: the browser tests' site behind a proxy that breaks the way to one remote. */
export default defineConfig({
  ...rest,
  testDir: '.',
  testMatch: ['matrix.spec.ts', 'loop.spec.ts'],
  timeout: 180_000,
  outputDir: '../../.cache/matrix',
  reporter: [['line'], ['./TableReporter.ts']],
  use: { ...rest.use, baseURL: frontOrigin },
  webServer: webServer && {
    ...webServer,
    cwd: import.meta.dirname.replace(/e2e[\\/]matrix$/, ''),
    env: { ...('env' in webServer ? webServer.env : {}), PUBLIC_ORIGIN: frontOrigin, MATRIX_FAULT_FILE: faultFile },
  },
})
