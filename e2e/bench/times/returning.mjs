import { rmSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy } from '../../projectCopy.mjs'
import { releaseFrom } from '../../releaseCommand.mjs'
import { untilShown } from '../../siteRegistry.mjs'
import { bytesOf, scriptsOf, watchTraffic } from '../../traffic.mjs'
import { printTable } from '../tables.mjs'
import { untilInteractive } from './phone.mjs'

/** A text of the shell that its team changes. */
const text = { file: 'src/frame/texts.ts', now: 'Skip to content' }

/**
 * Counts the script that visitors load who come back, before and after a release of the shell. The site keeps that
 * release.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, place: { apiPort: number, dataDir: string }, pages: { name: string, path: string }[] }} site
 */
export async function printReturningVisitors(browser, { origin, place, pages }) {
  /** @type {{ name: string, visit: () => Promise<string>, loaded: string[] }[]} */
  const visitors = []
  for (const { name, path: address } of pages) {
    const context = await browser.newContext()
    visitors.push({ name, visit: () => scriptLoadedBy(context, `${origin}${address}`), loaded: [] })
  }
  const visits = async () => {
    for (const { visit, loaded } of visitors) loaded.push(await visit())
  }
  const copy = projectCopy('shell')
  try {
    // Both releases come from one folder, as a team's do: the names of files depend on where packages are installed.
    await release('Skip to the content')
    await visits()
    await visits()
    await release('Go to the content')
    await visits()
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
  console.log('\n## Script that a visitor loads who comes back\n')
  printTable(
    ['page', 'first visit', 'second visit', 'visit after a release of the shell'],
    visitors.map(({ name, loaded }) => [name, ...loaded]),
  )

  /** @param {string} words */
  async function release(words) {
    changeText(path.join(copy, 'shell', text.file), text.now, words)
    text.now = words
    await untilShown(origin, 'shell', releaseFrom(place, copy, 'shell'))
  }
}

/**
 * @param {import('@playwright/test').BrowserContext} context a visitor's browser with its cache
 * @param {string} address
 */
async function scriptLoadedBy(context, address) {
  const page = await context.newPage()
  const traffic = await watchTraffic(page)
  await page.goto(address)
  await untilInteractive({ page, traffic })
  await traffic.untilQuiet()
  const scripts = scriptsOf(traffic.untilIdle())
  await page.close()
  return `${(bytesOf(scripts) / 1024).toFixed(1)} KB`
}
