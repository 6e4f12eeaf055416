import { rmSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy } from '../projectCopy'
import { releaseFrom, runReleaseCommand } from '../releaseCommand'
import { origin, site } from '../site'
import { expectNoViolations } from './axeFindsNothing'
import { expect, test } from './fixtures'

test('only the developer sees a release that is not live, with a bar that says so and ends it [R-740]', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000) // it builds and publishes
  const folder = projectCopy('mfe-blog')
  try {
    changeText(path.join(folder, 'mfe-blog/src/articles/texts.ts'), "heading: '", "heading: 'Early: ")
    const release = releaseFrom(site, folder, 'mfe-blog', '--no-activate')
    const printed = runReleaseCommand(site, folder, 'override', 'mfe-blog')
    expect(printed).toContain(`blog: ${release} shows in the browser that opens this link, until `)
    const { search } = new URL(printed.trim().split('\n').at(-1) ?? '')

    await page.goto(`/blogs${search}`)
    await expect(page).toHaveURL(`${origin}/blogs`)
    const bar = page.getByRole('complementary', { name: 'Release preview' })
    await expect(bar).toContainText(`Only you can see blog ${release}. It is not live.`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Early: /)
    await expectNoViolations(page)

    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Machines' }).click()
    await expect(page).toHaveURL(`${origin}/products`)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Early: /)
    await expect(bar).toBeVisible()

    const other = await browser.newContext()
    const visitor = await other.newPage()
    await visitor.goto(`${origin}/blogs`)
    await expect(visitor.getByRole('heading', { level: 1 })).not.toHaveText(/^Early: /)
    const file = `${origin}/remotes/blog/${release}/browser/manifest.json`
    expect([(await page.request.get(file)).status(), (await visitor.request.get(file)).status()]).toEqual([200, 404])
    await other.close()

    await bar.getByRole('button', { name: 'Show the live site' }).click()
    await expect(page).toHaveURL(`${origin}/blogs`)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Early: /)
    await expect(bar).toHaveCount(0)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
