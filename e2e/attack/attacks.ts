import { readdirSync } from 'node:fs'
import path from 'node:path'
import { importContent } from './importContent'
import { flood, hold } from './means'

const JSON_HEAD = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{'
let count = 0
const next = () => {
  count += 1
  return count
}
const beacon = JSON.stringify({ composition: 'x', errors: [], loads: [], vitals: [] })
const media = path.resolve(import.meta.dirname, '../../api/seed/media/machines')
const pictures = readdirSync(media, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'))
const sizes = [320, 480, 640, 960, 1280, 1600].flatMap((w) =>
  ['avif', 'webp'].map((format) => `w=${w}&format=${format}`),
)
/** Each time another copy of a picture of the site that was never requested before. */
const copy = () => {
  const number = next()
  const size = sizes[Math.floor(number / pictures.length) % sizes.length]
  return { path: `/storage/machines/${pictures[number % pictures.length]}?${size}` }
}
/** Not the demo's address, which could not sign in for a quarter of an hour afterwards. */
const guess = () => JSON.stringify({ login: 'guessed@example.com', password: `Guess${next()}` })
const signIn = () => JSON.stringify({ login: `user${next()}@example.com`, password: 'Guess1234' })

/** The ways to attack, by name. Each goes on until its process ends. */
export const attacks: Record<string, (origin: string, dataDir: string) => void> = {
  '800 slow heads': (origin) => hold(origin, 800, 'GET / HTTP/1.1\r\nHost: localhost\r\nX-'),
  '800 slow bodies': (origin) => hold(origin, 800, `POST /api/search HTTP/1.1\r\n${JSON_HEAD}`),
  '800 slow uploads': (origin) => hold(origin, 800, `POST /api/releases HTTP/1.1\r\n${JSON_HEAD}`),
  '800 slow beacons': (origin) => hold(origin, 800, `POST /beacon HTTP/1.1\r\n${JSON_HEAD}`),
  '800 slow readers of a film': (origin) =>
    hold(origin, 800, 'GET /storage/attack.mp4 HTTP/1.1\r\nHost: localhost\r\n\r\n', { reads: false }),
  'random parameters': (origin) => flood(origin, () => ({ path: `/products?x${next()}=1` })),
  'random searches': (origin) => flood(origin, () => ({ path: `/products?search=x${next()}` })),
  'random pages': (origin) => flood(origin, () => ({ path: `/nothing/here/${next()}` })),
  'random searches from all clients of a network': (origin) =>
    flood(origin, () => ({
      path: `/products?search=n${next()}`,
      client: `2001:db8:7:${(count % 65_536).toString(16)}::1`,
    })),
  'random releases': (origin) => flood(origin, () => ({ path: `/remotes/blog/x${next()}/browser/x.js` })),
  'the description of the api': (origin) => flood(origin, () => ({ path: '/api/docs' })),
  'questions whether it is ready': (origin) => flood(origin, () => ({ path: '/readyz' })),
  'pictures that are not there': (origin) =>
    flood(origin, () => ({ path: `/storage/x${next()}.jpg?w=640&format=webp` })),
  beacons: (origin) => flood(origin, () => ({ path: '/beacon', body: beacon })),
  'sign-ins': (origin) => flood(origin, () => ({ path: '/user/login/account/auth', body: signIn() })),
  '200 guesses at a time for one account': (origin) =>
    flood(origin, () => ({ path: '/user/login/account/auth', body: guess() }), { atOnce: 200 }),
  'copies of all pictures': (origin) => flood(origin, copy),
  'requests for copies, and leaves': (origin) => flood(origin, copy, { leaveAfter: 50 }),
  'requests for new pages, and leaves': (origin) =>
    flood(origin, () => ({ path: `/products?search=y${next()}` }), { leaveAfter: 50 }),
  // Last, because the site has other content afterwards.
  'imports of a whole site': importContent,
}
