import { readFileSync } from 'node:fs'
import path from 'node:path'
import { benchPages } from '../bench/pages'
import { origin } from '../site'
import { bytesOf, scriptsOf, watchTraffic } from '../traffic'
import { expect, test, untilInteractive } from './fixtures'

const { pages: budgets } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../budgets.json'), 'utf8'))

test('a visit without interaction loads at most the script that budgets.json allows until it is idle [R-712]', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  for (const { name, path: address } of await benchPages(origin)) {
    const page = await browser.newPage() // with a cache of its own
    const traffic = await watchTraffic(page)
    await page.goto(origin + address)
    await untilInteractive(page)
    traffic.stillBusy()
    await traffic.untilQuiet()
    const scripts = scriptsOf(traffic.untilIdle())
    await page.close()
    const budget = name === 'login' ? budgets.account : budgets.public
    const list = scripts.map(({ url, bytes }) => `${bytes} ${new URL(url).pathname}`).join('\n')
    expect(bytesOf(scripts) / 1024, `${name}:\n${list}\n`).toBeLessThanOrEqual(budget)
  }
})
