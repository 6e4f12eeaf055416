import type { Page } from '@playwright/test'
import { liveRelease, takeFilesAway } from '../releaseFiles'
import { origin } from '../site'
import { teamChange } from '../teamChange'
import { releaseWithText } from '../teamRelease'
import { publicPages } from './addresses'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

test.describe('a team that releases on its own', () => {
  test('changes only blog pages with a new build, without a restart, reloads a tab whose code is gone, and rolls back [R-722, R-717]', async ({
    page,
    browser,
    request,
  }) => {
    test.slow()
    const old = await liveRelease('blog')
    const pages = await publicPages()
    const filesOf = async (path: string) => remoteFiles(await (await request.get(path)).text())
    const before = new Map(await Promise.all(pages.map(async ({ path }) => [path, await filesOf(path)] as const)))

    // A tab from before the release keeps its composition.
    await page.goto('/products')
    await untilInteractive(page)
    await markDocument(page)
    // A separate visitor, with no file of the blog in the browser yet.
    const visitor = await browser.newContext({ baseURL: origin })
    const idleTab = await visitor.newPage()
    await idleTab.goto('/login')
    await untilInteractive(idleTab)

    const rollBack = await releaseWithText('mfe-blog', teamChange.file, teamChange.from, teamChange.to)
    try {
      await expect.poll(async () => (await request.get('/blogs')).text(), { timeout: 10_000 }).toContain(teamChange.to)
      for (const { name, path } of pages) {
        const after = await filesOf(path)
        const changed = after.filter((file) => !before.get(path)?.includes(file))
        expect(
          changed.every((file) => file.startsWith('/remotes/blog/')),
          `${name} changed only in the blog's files`,
        ).toBe(true)
        if (path.startsWith('/blogs')) expect(changed.length, name).toBeGreaterThan(0)
      }
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
      await expect(page).toHaveURL('/blogs')
      await expect(page.getByRole('article').first()).toBeVisible()
      expect(await isSameDocument(page)).toBe(true)
      expect(await page.content()).not.toContain(teamChange.to)
      // It would prefetch the files that are removed next, and its browser would log that.
      await page.close()

      await expectOneReload(idleTab, old)
    } finally {
      await visitor.close()
      await rollBack()
    }
    await expect
      .poll(async () => (await request.get('/blogs')).text(), { timeout: 10_000 })
      .not.toContain(teamChange.to)
  })
})

/** A tab that needs files of a removed release reloads once by itself, from the live release. */
async function expectOneReload(tab: Page, gone: string) {
  const documents: string[] = []
  tab.on('request', (asked) => {
    if (asked.isNavigationRequest()) documents.push(new URL(asked.url()).pathname)
  })
  const putBack = takeFilesAway('blog', gone)
  try {
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(teamChange.to)
    await untilInteractive(tab)
    expect(documents).toEqual(['/blogs'])
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(teamChange.to)
  } finally {
    putBack()
  }
}

function remoteFiles(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/remotes\/[^"]+)"/g)].map(([, file]) => file ?? '')
}
