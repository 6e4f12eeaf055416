import { existsSync } from 'node:fs'

/**
 * Chromium without windows, which Playwright uses by itself as well, takes a third less processor time than one that
 * hides its windows.
 */
export const CHROMIUM = 'chromium-headless-shell'
const names = [CHROMIUM, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * A Chromium of this machine: the one that CHROMIUM_PATH names, else one on the path of programs.
 * @returns path of its program
 */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':')
  for (const name of names) {
    for (const folder of folders) if (existsSync(`${folder}/${name}`)) return `${folder}/${name}`
  }
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return existsSync(mac) ? mac : undefined
}
