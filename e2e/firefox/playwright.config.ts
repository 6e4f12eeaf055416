import { defineConfig } from '@playwright/test'
import base from '../playwright.config'

// The site and the runner of the browser tests; the browser is another.
export default defineConfig(base, { testDir: '.', outputDir: '../../.cache/e2e', retries: 0, timeout: 180_000 })
