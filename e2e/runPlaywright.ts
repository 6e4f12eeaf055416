import { spawnSync } from 'node:child_process'
import { root } from './projectCopy'

/**
 * Runs browser tests of another kind; a failure is the exit code of this process.
 * @param folder with their configuration
 * @param words for Playwright
 */
export function runPlaywright(folder: string, words: string[], env: Record<string, string>) {
  const { status } = spawnSync('npx', ['playwright', 'test', '--config', `${folder}/playwright.config.ts`, ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  process.exitCode ||= status ?? 1
}
