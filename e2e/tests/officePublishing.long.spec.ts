import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page, Route } from '@playwright/test'
import { commented, phonePicture } from '../../api/tooling/phonePicture'
import { findPostgres, postgresMissing } from '../../api/tooling/privatePostgres'
import { TwoServers } from '../twoServers'
import { AT_MOST, textAt, untilAllShow } from './everyServer'
import { expect, test } from './fixtures'
import { mailTo } from './mailbox'
import { openOffice } from './openOffice'
import { demoToken } from './signIn'

const PICTURES = 8

const servers = new TwoServers()
const [origin] = servers.origins
const untilBothShow = (address: string, words: RegExp, since?: number) =>
  untilAllShow(servers.origins, address, words, since)
const folder = mkdtempSync(path.join(tmpdir(), 'brightfill-phone-'))
test.use({ baseURL: origin })
test.skip(!findPostgres(), postgresMissing)
test.beforeAll(async () => {
  test.setTimeout(600_000)
  await servers.start()
})
test.afterAll(async () => {
  await servers.stop()
  rmSync(folder, { recursive: true, force: true })
})

const form = (page: Page) => page.getByRole('form', { name: 'Machine' })
const slugOf = (page: Page) => form(page).getByLabel('Address', { exact: true }).inputValue()
async function beginMachine(page: Page, name: string) {
  await openOffice(page, '/office/machines')
  await page.getByRole('button', { name: 'New machine' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Start draft' }).click()
  await page.waitForURL(/\/office\/machines\/\d+$/)
}

/** Sets price and availability of the machine in its row of the list. */
async function sell(page: Page, name: string, change: { state?: string; price?: string }) {
  await page.goto('/office/machines')
  await page.getByRole('searchbox', { name: 'Name, model or SKU' }).fill(name)
  await page
    .getByRole('row', { name })
    .getByRole('button', { name: /^Price and availability/ })
    .click()
  const dialog = page.getByRole('dialog')
  if (change.price) await dialog.getByLabel('Price, £').fill(change.price)
  if (change.state) await dialog.getByLabel('Availability').selectOption(change.state)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
}

const listed = async (at: string) => {
  const answer = await fetch(`${at}/api/get/products`, { method: 'POST', body: new URLSearchParams() })
  return ((await answer.json()) as { total: number }).total
}
const listedAtBoth = () => Promise.all(servers.origins.map(listed))

test.describe('a machine with pictures of a phone', () => {
  test.use({ expectProblems: true }) // the browser reports the upload that is cut

  test('is planned, appears on both servers on time, and is reserved and sold [O-16, O-28, O-35, O-36]', async ({
    page,
  }) => {
    test.setTimeout(900_000)
    const name = `Phone pictured ${Date.now()}`
    const picture = await phonePicture()
    expect(picture.length).toBeGreaterThan(10 * 2 ** 20)
    const files = Array.from({ length: PICTURES }, (_, place) => path.join(folder, `IMG_${place}.jpg`))
    for (const file of files) writeFileSync(file, commented(picture, path.basename(file)))
    await beginMachine(page, name)
    await form(page).getByLabel('Year').fill('2021')
    await form(page).getByLabel('Manufacturer').fill('Brightfill')
    await form(page).getByLabel('Price').fill('48,500')
    await form(page).getByRole('checkbox').first().check()
    await form(page).getByRole('textbox', { name: 'Short description' }).fill('Fills what phones photograph.')
    await form(page).getByRole('button', { name: 'Add group' }).click()
    for (const place of [1, 2, 3]) {
      if (place > 1) await form(page).getByRole('button', { name: 'Add specification' }).click()
      await form(page).getByLabel(`Name ${place}`, { exact: true }).fill(`Figure ${place}`)
      await form(page).getByLabel(`Value of Figure ${place}`).fill(String(place))
    }

    await form(page).getByRole('button', { name: 'Add pictures' }).click()
    const dialog = page.getByRole('dialog')
    const uploads = dialog.getByRole('region', { name: 'Uploads' })
    const chooser = dialog.locator('input[type="file"][multiple]')
    const uploading = (route: Route) =>
      route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue()
    await page.route('**/api/office/media?*', uploading)
    await chooser.setInputFiles(files.slice(0, 1))
    const again = uploads.getByRole('button', { name: 'Try IMG_0.jpg again' })
    await expect(again).toBeVisible()
    await page.unroute('**/api/office/media?*', uploading)
    await again.click()
    await chooser.setInputFiles(files.slice(1))
    await expect(uploads.getByText('Ready', { exact: true })).toHaveCount(PICTURES, { timeout: 600_000 })
    await dialog.getByRole('button', { name: `Use ${PICTURES} files` }).click()
    const describing = page.getByRole('dialog', { name: 'Describe these pictures' })
    await expect(describing.getByRole('checkbox')).toHaveCount(PICTURES)
    for (const box of await describing.getByRole('checkbox').all()) await box.check()
    await describing.getByRole('button', { name: 'Save and use' }).click()
    await expect(form(page).getByRole('button', { name: /^Remove picture \d$/ })).toHaveCount(PICTURES, {
      timeout: AT_MOST,
    })
    await expect(page.getByText('5 of 5')).toBeVisible()
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible({ timeout: AT_MOST })

    const address = `/products/${await slugOf(page)}`
    const before = await listedAtBoth()
    await page.getByRole('button', { name: 'Schedule', exact: true }).click()
    const minute = new Date(Math.ceil((Date.now() + 20_000) / 60_000) * 60_000)
    const local = new Date(minute.getTime() - minute.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
    await page.getByRole('dialog').getByLabel('Publish on').fill(local)
    await page.getByRole('button', { name: 'Save schedule' }).click()
    await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
    expect(await textAt(origin + address)).toBe('')

    const words = new RegExp(name)
    await expect.poll(() => Date.now(), { timeout: 90_000 }).toBeGreaterThan(minute.getTime() - 1_000)
    expect(await textAt(origin + address)).toBe('')
    await untilBothShow(address, words, minute.getTime())
    for (const list of [`/products?search=${encodeURIComponent(name)}`, `/search?query=${encodeURIComponent(name)}`])
      await untilBothShow(list, words)
    await untilBothShow('/sitemap.xml', new RegExp(address))
    expect(await listedAtBoth()).toEqual(before.map((count) => count + 1))

    await sell(page, name, { state: 'reserved' })
    await untilBothShow(address, /Reserved/)
    await sell(page, name, { state: 'sold' })
    await untilBothShow(address, /This machine has been sold/)
  })
})

test('visitors of both servers see a new price, and users who saved the machine get an e-mail [O-15, O-36, R-371]', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const name = `Repriced ${Date.now()}`
  await beginMachine(page, name)
  await form(page).getByLabel('Price').fill('48,500')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Live', { exact: true })).toBeVisible({ timeout: AT_MOST })
  const address = `/products/${await slugOf(page)}`
  const id = /\d+$/.exec(page.url())?.[0] ?? ''
  await untilBothShow(address, /£48,500/)
  const saved = await fetch(`${origin}/api/post/checked-wishlist`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await demoToken(origin)}` },
    body: new URLSearchParams({ isChecked: '1', event_id: id }),
  })
  expect(saved.status).toBe(200)

  await sell(page, name, { price: '45,000' })
  await untilBothShow(address, /£45,000/)
  let mailed = ''
  await expect(async () => {
    mailed = (await mailTo('demo@brightfill.example', `Changed: ${name}`, servers.apiPort)).text
  }).toPass({ timeout: AT_MOST })
  expect(mailed).toContain('£45,000, was £48,500')
})
