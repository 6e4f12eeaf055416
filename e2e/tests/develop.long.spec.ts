import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectCopy } from '../projectCopy'
import { PORT } from '../site'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

const DEV_PORT = PORT + 2000
const list = `http://localhost:${DEV_PORT}/products`

// React's development build logs more than the production build.
test.use({ expectProblems: true })

test.describe('a team that develops its remote inside the running site', () => {
  let folder: string
  let server: ChildProcess

  test.beforeAll(async () => {
    test.setTimeout(180_000)
    folder = projectCopy('shell', 'mfe-catalogue')
    server = spawn(process.execPath, ['shared/tooling/brightfill.mjs', 'dev', 'catalogue'], {
      cwd: folder,
      env: { ...process.env, PORT: String(PORT), DEV_PORT: String(DEV_PORT) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    await new Promise<void>((resolve, reject) => {
      server.stdout?.on('data', (line) => String(line).includes('mfe-catalogue is at') && resolve())
      server.on('exit', (code) => reject(new Error(`It ended (${code})`)))
    })
  })
  test.afterAll(async () => {
    const ended = once(server, 'exit')
    server.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  function edit(file: string, from: string, to: string) {
    const source = path.join(folder, file)
    const before = readFileSync(source, 'utf8')
    expect(before).toContain(from)
    writeFileSync(source, before.replace(from, to))
  }
  const editList = (file: string, from: string, to: string) => edit(`mfe-catalogue/src/list/${file}`, from, to)

  test('sees an edited text and component at once, and keeps typed text', async ({ page }) => {
    await page.goto(list)
    await untilInteractive(page)
    await markDocument(page)
    const search = page.getByRole('main').getByRole('combobox', { name: 'Search machines' })
    await search.fill('half a wor')
    editList('texts.ts', "heading: 'Machines'", "heading: 'Machines in the hall'")
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Machines in the hall')
    editList('ListFrame.module.css', '{\n    ', '{ outline: 3px solid rgb(1 2 3);')
    await expect.poll(() => page.evaluate(hasOutline)).toBe(true)
    // A page also exports its loader, which React Refresh alone would not update in place.
    editList('MachineListPage.tsx', 'title={texts.title}', 'title="Every machine in the hall"')
    await expect(page).toHaveTitle(/Every machine in the hall/)
    await expect(search).toHaveValue('half a wor')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('sees an edited loader, what it calls and a handle with its data loaded again', async ({ page }) => {
    await page.goto(list)
    await untilInteractive(page)
    await markDocument(page)
    const marked = (name: string) => expect.poll(() => page.evaluate((key) => key in globalThis, name)).toBe(true)
    editList(
      'MachineListPage.tsx',
      '  return openAddress(',
      '  Object.assign(globalThis, { loader: 1 })\n  return openAddress(',
    )
    await marked('loader')
    editList('loadList.ts', '\n  const ', '\n  Object.assign(globalThis, { helper: 1 })\n  const ')
    await marked('helper')
    editList('MachineListPage.tsx', 'crumb: texts.crumb', "crumb: 'In the hall'")
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('In the hall')
    expect(await isSameDocument(page)).toBe(true)
  })

  test('sees edited routes with the page loaded again', async ({ page }) => {
    await page.goto(list)
    await untilInteractive(page)
    await markDocument(page)
    edit('mfe-catalogue/src/routes.ts', 'export const', 'Object.assign(globalThis, { routes: 1 })\n\nexport const')
    // The new routes run before the page is loaded again, and after it.
    await expect.poll(() => isSameDocument(page).catch(() => true)).toBe(false)
    await expect.poll(() => page.evaluate(() => 'routes' in globalThis).catch(() => false)).toBe(true)
  })

  test('sees edited parts of the ui kit and of the shell at once', async ({ page }) => {
    await page.goto(list)
    await untilInteractive(page)
    await markDocument(page)
    edit('shared/src/ui/navigation/Breadcrumbs.tsx', '<ol ', '<ol title="The way here" ')
    await expect(page.getByTitle('The way here')).toBeVisible()
    edit('shared/src/ui/button/Button.module.css', '.button {', '.button { outline: 3px solid rgb(1 2 3);')
    await expect.poll(() => page.evaluate(hasOutline)).toBe(true)
    edit('shell/src/frame/texts.ts', 'Brightfill Machinery, home', 'To the first page')
    await expect(page.getByRole('link', { name: 'To the first page' }).first()).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })

  test('sees a page from the server by ?ssr, with any differences in the browser over it', async ({ page }) => {
    const fromServer = async () => (await page.request.get(`${list}?ssr`)).text()
    expect(await fromServer()).toMatch(/<h1>Machines.*<article/s)
    editList('texts.ts', "heading: 'Machines", "heading: 'All machines")
    expect(await fromServer()).toContain('<h1>All machines')

    const errors = page.locator('#webpack-dev-server-client-overlay').first()
    await page.goto(`${list}?ssr`)
    await untilInteractive(page)
    await expect(errors).toHaveCount(0)
    editList('ListFrame.tsx', '<h1>{heading}', '<h1>{typeof window}')
    await page.goto(`${list}?ssr`)
    await expect(
      errors
        .contentFrame()
        .getByText(/[Hh]ydrat/)
        .first(),
    ).toBeVisible()
    editList('ListFrame.tsx', '<h1>{typeof window}', '<h1>{heading}')
  })

  test('sees compile errors over the page until they are fixed', async ({ page }) => {
    await page.goto(list)
    await untilInteractive(page)
    const errors = page.locator('#webpack-dev-server-client-overlay').first()
    editList('texts.ts', 'export const', 'export konst')
    await expect(errors).toBeVisible()
    await expect(errors.contentFrame().getByText('texts.ts').first()).toBeVisible()
    editList('texts.ts', 'export konst', 'export const')
    await expect(errors).toHaveCount(0)
  })

  test('uses the live releases of the other remotes and navigates between them', async ({ page }) => {
    await page.goto(list)
    await untilInteractive(page)
    await markDocument(page)
    const blog = page.waitForRequest(/\/remotes\/blog\/(?!dev)\w+\/browser\/remoteEntry/)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
    await blog
    await expect(page).toHaveURL(/\/blogs$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

/** Whether something on the page has the outline that the test wrote into a stylesheet. */
function hasOutline(): boolean {
  return [...document.querySelectorAll('main *')].some((part) => getComputedStyle(part).outlineColor === 'rgb(1, 2, 3)')
}
