import { spawnSync } from 'node:child_process'
import { root } from './projectCopy.mjs'

/**
 * Runs browser tests of another kind; a failure is the exit code of this process.
 * @param {string} folder with their configuration
 * @param {string[]} words for Playwright
 * @param {Record<string, string>} env
 */
export function runPlaywright(folder, words, env) {
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', `${folder}/playwright.config.ts`, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  process.exitCode ||= status ?? 1
}
