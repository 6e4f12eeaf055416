import { rmSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContext } from '@playwright/test'
import { changeText, projectCopy } from '../../projectCopy'
import { releaseFrom } from '../../releaseCommand'
import { untilShown } from '../../siteRegistry'
import { bytesOf, scriptsOf, watchTraffic } from '../../traffic'
import { printTable } from '../tables'
import { untilInteractive } from './phone'

/** A text of the shell that its team changes. */
const text = { file: 'src/frame/texts.ts', now: 'Skip to content' }

/**
 * Counts the script bytes that returning visitors load, before and after a release of the shell. The site keeps that
 * release.
 */
export async function printReturningVisitors(
  browser: Browser,
  {
    origin,
    place,
    pages,
  }: { origin: string; place: { apiPort: number; dataDir: string }; pages: { name: string; path: string }[] },
) {
  const visitors: { name: string; visit: () => Promise<string>; loaded: string[] }[] = []
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

  async function release(words: string) {
    changeText(path.join(copy, 'shell', text.file), text.now, words)
    text.now = words
    await untilShown(origin, 'shell', releaseFrom(place, copy, 'shell'))
  }
}

/** @param context a visitor's browser with its cache */
async function scriptLoadedBy(context: BrowserContext, address: string) {
  const page = await context.newPage()
  const traffic = await watchTraffic(page)
  await page.goto(address)
  await untilInteractive({ page, traffic })
  await traffic.untilQuiet()
  const scripts = scriptsOf(traffic.untilIdle())
  await page.close()
  return `${(bytesOf(scripts) / 1024).toFixed(1)} KB`
}
