import { expect } from '@playwright/test'
import { origin } from '../site'
import { test } from './fixtures'
import { expectFrame, settled } from './views'

const BROKEN = 'blog'
/** A page of another remote that shows a component of the broken one. */
const BORROWS = '/'
const LASTS = 15_000
const TOGETHER = 4

interface Answered {
  path: string
  /** Milliseconds. */
  took: number
  /** Whether the server rendered it; otherwise the browser has to. */
  rendered: boolean
}

/** Opens addresses that no kept document answers, so that each is rendered. */
async function visitOthers(paths: string[]): Promise<Answered[]> {
  const answered: Answered[] = []
  const end = Date.now() + LASTS
  const visit = async (visitor: number) => {
    for (let times = 0; Date.now() < end; times += 1) {
      const path = paths[times % paths.length] ?? ''
      const started = performance.now()
      const answer = await fetch(`${origin}${path}?visitor=${visitor}-${times}`, {
        signal: AbortSignal.timeout(30_000),
      })
      const rendered = (await answer.text()).includes('<h1')
      expect(answer.status, path).toBe(rendered ? 200 : 503)
      answered.push({ path, rendered, took: performance.now() - started })
    }
  }
  await Promise.all(Array.from({ length: TOGETHER }, (_, visitor) => visit(visitor)))
  return answered
}

/** Opens a page of the broken remote again and again: as it was kept, or without itself for the browser to draw. */
async function visitIll(path: string) {
  const end = Date.now() + LASTS
  for (let times = 0; Date.now() < end; times += 1) {
    const { status } = await fetch(`${origin}${path}?visitor=${times}`, { signal: AbortSignal.timeout(30_000) })
    expect([200, 503]).toContain(status)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

test('a render that never ends stops the server rendering of its remote only, and no visitor loses a page [R-751]', async ({
  browser,
  ward,
}, info) => {
  test.setTimeout(300_000)
  await ward.admit(BROKEN)
  try {
    await ward.strike(BROKEN, { name: 'never ends its render', code: 'loop' })
    const [route] = ward.routes(BROKEN)
    if (!route) throw new Error(`${BROKEN} has no route`)
    const page = await browser.newPage()
    const seen = page.goto(new URL(route.path, origin).href).then(() => settled(page, route.healthy))
    const [answered] = await Promise.all([
      visitOthers([BORROWS, '/about-us', '/products', '/login']),
      visitIll(route.path),
      seen,
    ])
    const byTheBrowser = answered.filter(({ rendered }) => !rendered).map(({ path }) => path)
    expect(byTheBrowser.filter((path) => path !== BORROWS)).toEqual([])
    // Until the server rests the remote, pages that borrow from it may wait for it too long.
    expect(byTheBrowser.length).toBeLessThan(answered.filter(({ path }) => path === BORROWS).length)
    expect(await seen).toBe('page')
    await expectFrame(page, route.healthy)
    await page.close()
    info.annotations.push({ type: 'latencies', description: sentence(answered, byTheBrowser.length) })
  } finally {
    ward.heal()
  }
})

function sentence(answered: Answered[], byTheBrowser: number): string {
  const sorted = answered.map(({ took }) => took).sort((one, other) => one - other)
  const at = (share: number) => `${(sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)} ms`
  return [
    `While every render of the ${BROKEN} ran in an endless loop, ${TOGETHER} visitors opened ${sorted.length} pages of`,
    `the other remotes in ${LASTS / 1000} s, and each page was rendered for one visitor alone.`,
    `All that the server rendered were answered with 200. The browser had to draw ${byTheBrowser}, which borrow from the`,
    `${BROKEN}.`,
    `Half took at most ${at(0.5)}, 95 % at most ${at(0.95)}, the slowest ${at(1)}.`,
  ].join(' ')
}
