import { liveRelease, takeFilesAway } from '../releaseFiles'
import { teamChange } from '../teamChange'
import { releaseWithText } from '../teamRelease'
import { publicPages } from './addresses'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

test.describe('a team that releases on its own', () => {
  test('changes only blog pages with a new build of the blog, without a restart, and rolls back [R-722]', async ({
    page,
    request,
  }) => {
    test.slow()
    const pages = await publicPages()
    const filesOf = async (path: string) => remoteFiles(await (await request.get(path)).text())
    const before = new Map(await Promise.all(pages.map(async ({ path }) => [path, await filesOf(path)] as const)))

    // A tab from before the release keeps its composition.
    await page.goto('/products')
    await untilInteractive(page)
    await markDocument(page)

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
    } finally {
      await rollBack()
    }
    await expect
      .poll(async () => (await request.get('/blogs')).text(), { timeout: 10_000 })
      .not.toContain(teamChange.to)
  })

  test('reloads a tab whose code is gone, once, which then shows the page of the new release [R-717]', async ({
    page,
    request,
    problems,
  }) => {
    test.slow()
    const old = await liveRelease('blog')
    await page.goto('/login')
    await untilInteractive(page)
    const documents: string[] = []
    page.on('request', (asked) => {
      if (asked.isNavigationRequest()) documents.push(new URL(asked.url()).pathname)
    })

    const rollBack = await releaseWithText('mfe-blog', teamChange.file, teamChange.from, teamChange.to)
    const putBack = takeFilesAway('blog', old)
    try {
      await expect.poll(async () => (await request.get('/blogs')).text(), { timeout: 10_000 }).toContain(teamChange.to)
      await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(teamChange.to)
      await untilInteractive(page)
      expect(documents).toEqual(['/blogs'])
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(teamChange.to)
    } finally {
      putBack()
      await rollBack()
    }
    await expect
      .poll(async () => (await request.get('/blogs')).text(), { timeout: 10_000 })
      .not.toContain(teamChange.to)
    problems.length = 0 // the browser itself logs the missing files
  })
})

function remoteFiles(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/remotes\/[^"]+)"/g)].map(([, file]) => file ?? '')
}
