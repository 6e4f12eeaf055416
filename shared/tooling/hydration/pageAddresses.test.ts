/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Registry } from '@brightfill/shared/registry'
import { hydratePages } from './hydratePages'
import { pageAddresses } from './pageAddresses'

it('a release is opened at one address of each route: its example, or one from the sitemap [R-732]', async () => {
  const site = createServer((_, answer) => answer.end('<urlset><loc>https://site/news/a&amp;b</loc></urlset>'))
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const told = jest.spyOn(console, 'log').mockImplementation(() => {})
  const routes = [
    { path: '/stories' },
    { path: '/stories/:slug', example: '/stories/one' },
    { path: '/news/:slug' },
    { path: '/news/:slug/prints' },
  ]
  try {
    const expected = ['/stories', '/stories/one', '/news/a&b'].map((path) => `${origin}${path}`)
    expect(await pageAddresses(routes, origin)).toEqual(expected)
    expect(told).toHaveBeenCalledWith('/news/:slug/prints: not opened, no example is known; remote.json may name one')
  } finally {
    told.mockRestore()
    site.close()
  }
})

it('a machine without Chromium says so instead of opening pages [R-732]', async () => {
  const { PATH, CHROMIUM_PATH } = process.env
  Object.assign(process.env, { PATH: '', CHROMIUM_PATH: '' })
  try {
    const registry = new Registry('key', 'http://127.0.0.1:1')
    expect(await hydratePages('mfe-blog', { name: 'blog', release: 'a', registry })).toBe(
      'this machine has no Chromium; install one, or name its program in CHROMIUM_PATH',
    )
  } finally {
    Object.assign(process.env, { PATH, CHROMIUM_PATH: CHROMIUM_PATH ?? '' })
  }
})
