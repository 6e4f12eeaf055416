import { readFileSync } from 'node:fs'
import path from 'node:path'
import { benchPages } from '../bench/pages.mjs'
import { bytesOf, scriptsUntilIdle } from '../scriptsUntilIdle.mjs'
import { origin } from '../site'
import { expect, test } from './fixtures'

const { pages: budgets } = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../budgets.json'), 'utf8'))

test('a visit without interaction loads at most the script that budgets.json allows until it is idle', async ({
  page,
}) => {
  test.setTimeout(180_000)
  for (const { name, path: address } of await benchPages(origin)) {
    const scripts = await scriptsUntilIdle(page, () => page.goto(address))
    const budget = name === 'login' ? budgets.account : budgets.public
    expect(bytesOf(scripts) / 1024, `${name}: ${JSON.stringify(scripts)}`).toBeLessThanOrEqual(budget)
  }
})
