import { defineConfig } from '@playwright/test'
import config from '../playwright.config'

const { projects: _, ...base } = config

// The site and the runner of the browser tests; the browser is another.
export default defineConfig({ ...base, testDir: '.', outputDir: '../../.cache/e2e', retries: 0, timeout: 180_000 })
