import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { fetchedPackages } from '../fetchedPackages'
import { startPlainHost } from '../plain-host/startPlainHost'
import { changeText, projectCopy } from '../projectCopy'
import { liveRelease } from '../releaseFiles'
import { API_PORT, dataDir, origin } from '../site'
import { expect, isSameDocument, markDocument, test, untilInteractive } from './fixtures'

test('a new remote is scaffolded, passes its checks, and is live after one release [R-722]', async ({
  page,
  request,
}) => {
  test.setTimeout(420_000) // it checks, builds and releases, beside two others that do
  const folder = projectCopy('shell', 'api', 'mfe-account', 'mfe-blog', 'mfe-catalogue', 'mfe-content')
  // The copy uses the packages of this checkout, which stay unchanged.
  const env = { ...process.env, DATA_DIR: dataDir, API_PORT: String(API_PORT), npm_config_dry_run: 'true' }
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
  try {
    expect(run('--import', 'tsx', 'shared/tooling/newRemote.ts', 'stories')).toContain(
      'Its deploy key is in .keys/mfe-stories',
    )
    expect(existsSync(path.join(folder, '.keys/mfe-stories'))).toBe(true)
    expect(() => run('--import', 'tsx', 'shared/tooling/newRemote.ts', 'stories')).toThrow(
      'A deployable called "stories" already exists',
    )
    run('node_modules/.bin/biome', 'ci', '--vcs-enabled=false', 'mfe-stories')
    // A copy is no repository, where the linter finds what git ignores.
    const release = () => run('shared/tooling/brightfill.mjs', 'release', 'mfe-stories', '--skip', 'lint')
    const releaseUntested = () =>
      run('shared/tooling/brightfill.mjs', 'release', 'mfe-stories', '--skip', 'lint,types,tests')
    const startPage = path.join(folder, 'mfe-stories/src/start/StartPage.tsx')
    refuses(release, path.join(folder, 'mfe-stories/src/alone.test.tsx'), "export const wrong: number = 'text'", {
      // Playwright asks for colours, which stand between the words.
      stdout: expect.stringMatching(/alone\.test\.tsx.*TS2322.*Type 'string' is not assignable to type 'number'\./s),
      stderr: expect.stringContaining('mfe-stories is not released: see types above'),
    })
    refuses(release, path.join(folder, 'mfe-stories/src/routes.ts'), "export * from '../../mfe-blog/src/routes'", {
      stderr: expect.stringContaining('src/routes.ts imports "../../mfe-blog/src/routes": it is not of this remote'),
    })
    refuses(release, path.join(folder, 'mfe-stories/src/routes.ts'), "export { default } from 'axios'", {
      stderr: expect.stringContaining('src/routes.ts imports "axios": "dependencies" of package.json does not name it'),
    })
    const borrowed = '"/stories", "borrows": ["blog/Nothing"]'
    refuses(release, path.join(folder, 'mfe-stories/remote.json'), (text) => text.replace('"/stories"', borrowed), {
      stderr: expect.stringMatching(
        /borrows blog\/Nothing, and mfe-blog\/remote.json does not lend it; it lends BlogCards$/m,
      ),
    })
    const key = `export const key = '${readFileSync(path.join(folder, '.keys/mfe-stories'), 'utf8').trim()}'`
    refuses(release, path.join(folder, 'mfe-stories/src/start/texts.ts'), key, {
      stderr: expect.stringMatching(/src\/start\/texts\.ts:\d+: a key of the team\. Take it out/),
    })
    const little = '"budgets": { "page": 0.1 }, "lends"'
    refuses(releaseUntested, path.join(folder, 'mfe-stories/remote.json'), (text) => text.replace('"lends"', little), {
      stdout: expect.stringContaining("Past its budget: the remote's part of /stories: "),
    })
    const clock = '<p>{Math.random()}</p>'
    refuses(releaseUntested, startPage, (text) => text.replace('<p>{texts.lead}</p>', clock), {
      stderr: expect.stringMatching(
        /^\/stories: the browser renders a different page from the server: .*#418.* not activated/s,
      ),
    })
    const alone = "if (typeof document !== 'undefined') throw new Error('Not in browsers')"
    refuses(releaseUntested, path.join(folder, 'mfe-stories/src/routes.ts'), alone, {
      stderr: expect.stringMatching(/^\/stories: The remote "stories" could not be loaded Error: Not in browsers/m),
    })
    const undo = addStoryPage(path.join(folder, 'mfe-stories'), 'window.location.href')
    const unseen = () => run('shared/tooling/brightfill.mjs', 'release', 'mfe-stories', '--skip', 'all')
    expect(unseen).toThrow(
      expect.objectContaining({
        stderr: expect.stringContaining('Refused (422): The smoke render failed: /stories/one: window is not defined'),
      }),
    )
    undo()
    lendStoryCount(path.join(folder, 'mfe-stories'))
    expect(release()).toMatch(/mfe-stories: tests checked.*mfe-stories: hydration checked.*stories: \w+ is live/s)
    const log = run('shared/tooling/brightfill.mjs', 'releases', 'log', 'stories')
    expect(log).toMatch(/publish .*not checked: lint\n.* override .*\n.* activate .*; not checked: lint\n/)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  await expect.poll(async () => (await request.get('/stories')).status(), { timeout: 10_000 }).toBe(200)
  await page.goto('/stories')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stories')
  await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/products\/./)
  await expectLentTo(page, 'stories')
})

for (const { bundler, name, title } of [
  { bundler: 'rspack', name: 'packed', title: 'Packed' },
  { bundler: 'vite', name: 'quick', title: 'Quick' },
]) {
  test(`a remote that ${bundler} built is checked, live, rendered by the server, and loads by navigation [R-722]`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000)
    const folder = projectCopy('shell', 'api', 'mfe-account', 'mfe-blog', 'mfe-catalogue', 'mfe-content')
    const env = { ...process.env, DATA_DIR: dataDir, API_PORT: String(API_PORT), npm_config_dry_run: 'true' }
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' })
    try {
      expect(() => run('--import', 'tsx', 'shared/tooling/newRemote.ts', name, '--bundler', 'parcel')).toThrow(
        'No template for "parcel"; choose from rspack',
      )
      run('--import', 'tsx', 'shared/tooling/newRemote.ts', name, '--bundler', bundler)
      if (bundler === 'vite') linkVite(folder)
      lendStoryCount(path.join(folder, `mfe-${name}`))
      const printed = run('shared/tooling/brightfill.mjs', 'release', `mfe-${name}`, '--skip', 'lint')
      expect(printed).toMatch(
        new RegExp(`${name}: types checked.*${name}: hydration checked.*${name}: \\w+ is live`, 's'),
      )
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
    await expect.poll(async () => (await request.get(`/${name}`)).status(), { timeout: 10_000 }).toBe(200)
    expect(await (await request.get(`/${name}`)).text()).toContain(`<h1>${title}</h1>`)
    await page.goto(`/${name}`)
    await untilInteractive(page)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
    await page.reload()
    await untilInteractive(page)
    await markDocument(page)
    await page.goBack()
    // Its files come by the loader of its own bundler now.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await isSameDocument(page)).toBe(true)
    await expectLentTo(page, name)
  })
}

/**
 * A page with a parameter that shows a value.
 * @returns a function that removes it again
 */
function addStoryPage(remote: string, value: string) {
  const files = { 'remote.json': '"path": "/stories" }', 'src/routes.ts': '\n]' }
  const before = Object.keys(files).map((file) => [
    path.join(remote, file),
    readFileSync(path.join(remote, file), 'utf8'),
  ])
  const route = { id: 'story', path: '/stories/:slug', example: '/stories/one' }
  const added = [
    `"path": "/stories" }, ${JSON.stringify(route)}`,
    "\n  { id: 'story', lazy: () => import(/* webpackChunkName: \"story\" */ './StoryPage') },\n]",
  ]
  for (const [index, file] of Object.keys(files).entries())
    changeText(path.join(remote, file), Object.values(files)[index] ?? '', added[index] ?? '')
  const page = path.join(remote, 'src/StoryPage.tsx')
  writeFileSync(page, `export function Component() {\n  return <h1>{${value}}</h1>\n}\n`)
  return () => {
    for (const [file = '', text = ''] of before) writeFileSync(file, text)
    rmSync(page)
  }
}

/** Puts Vite beside the packages of a copy, where its `npm install` would; Rspack comes with module federation. */
function linkVite(folder: string) {
  const fetched = fetchedPackages('vite', { dependencies: { vite: '7.3.8' } })
  symlinkSync(path.join(fetched, 'node_modules/vite'), path.join(folder, 'node_modules/vite'))
}

/** A component that uses nothing but React. */
function lendStoryCount(remote: string) {
  const lends = { StoryCount: './src/StoryCount.tsx' }
  const face = JSON.parse(readFileSync(path.join(remote, 'remote.json'), 'utf8'))
  writeFileSync(path.join(remote, 'remote.json'), JSON.stringify({ ...face, lends }))
  writeFileSync(path.join(remote, 'src/StoryCount.module.css'), '.count {\n  font-weight: 700;\n}\n')
  const lines = [
    "import styles from './StoryCount.module.css'",
    "import type { StoryCountProps } from './StoryCount.props'",
    'export function StoryCount({ count }: StoryCountProps) {',
    '  return <p className={styles.count}>{count} stories</p>',
    '}',
  ]
  writeFileSync(path.join(remote, 'src/StoryCount.tsx'), `${lines.join('\n')}\n`)
  const props = 'export interface StoryCountProps {\n  count: number\n}\n'
  writeFileSync(path.join(remote, 'src/StoryCount.props.ts'), props)
}

/** A page of another site finds the component by the standard manifest of the live release, and of any other. */
async function expectLentTo(page: Page, name: string) {
  const host = await startPlainHost()
  const release = await liveRelease(name)
  expect((await fetch(`${origin}/remotes/nobody/mf-manifest.json`)).status).toBe(404)
  try {
    for (const folder of [name, `${name}/${release}/browser`]) {
      const manifest = `${origin}/remotes/${folder}/mf-manifest.json`
      await page.goto(`${host.origin}/?shows=StoryCount&remote=${encodeURIComponent(manifest)}`)
      await expect(page.getByText('3 stories')).toHaveCSS('font-weight', '700')
    }
  } finally {
    host.close()
  }
}

/** A release with a mistake in a file, a line more or a change, is refused; afterwards the file is as before. */
function refuses(
  release: () => string,
  file: string,
  mistake: string | ((text: string) => string),
  told: Record<string, unknown>,
) {
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, typeof mistake === 'string' ? `${before}\n${mistake}\n` : mistake(before))
  expect(release).toThrow(expect.objectContaining(told))
  writeFileSync(file, before)
}
