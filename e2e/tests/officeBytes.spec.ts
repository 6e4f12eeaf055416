import { type APIRequestContext, expect, test } from '@playwright/test' // no test opens a page

const SITE = ['/', '/about-us', '/products', '/blogs', '/login', '/user/profile', '/not-there']

interface Build {
  base: string
  /** Left out for a remote that the page is not made of. */
  files?: { integrity: Record<string, string> }
}

async function scriptsOf({ base, files }: Build, request: APIRequestContext): Promise<string[]> {
  const named = files?.integrity ?? (await (await request.get(`${base}manifest.json`)).json()).files
  return Object.keys(named).filter((file) => file.endsWith('.js'))
}

test('no document or script for visitors names a file of the office [O-03]', async ({ request }) => {
  const office = await (await request.get('/office')).text()
  const state = JSON.parse(office.match(/id="office-state"[^>]*>(.*?)<\/script>/)?.[1] ?? 'null')
  const builds: Build[] = [state.shell, ...state.remotes]
  // Pictures and fonts have the names of what is in them, and the site has some of the same.
  const officeFiles = (await Promise.all(builds.map((build) => scriptsOf(build, request)))).flat()
  expect(officeFiles.length).toBeGreaterThan(5)

  const scripts = new Set<string>()
  for (const page of SITE) {
    const document = await (await request.get(page)).text()
    const named = JSON.parse(document.match(/id="page-state"[^>]*>(.*?)<\/script>/)?.[1] ?? 'null')
    expect(document, page).not.toContain('/office/')
    const releases: Build[] = [named.composition.shell, ...named.composition.remotes]
    for (const build of releases) for (const file of await scriptsOf(build, request)) scripts.add(build.base + file)
  }
  expect(scripts.size).toBeGreaterThan(20)
  for (const script of scripts) {
    const text = await (await request.get(script)).text()
    for (const file of officeFiles) expect(text.includes(file), `${script} names ${file}`).toBe(false)
  }
})
