import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { HtmlValidate } from 'html-validate'
import { readablePages } from './addresses'
import { expect, test } from './fixtures'

/**
 * The W3C's checker, which needs java; where there is none, the rules of html-validate that follow from the standard.
 */
const hasJava = spawnSync('java', ['-version']).status === 0
const require = createRequire(import.meta.url)
const jar = String(require('vnu-jar')) // a String object, the path
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })

const furtherPages = [
  '/about-us',
  '/services',
  '/login',
  '/registration',
  '/forgot-password',
  '/reset-password',
  '/auth/callback?error=state',
  '/nothing-here',
  '/maintenance',
  '/products?search=nothing-like-this',
]

/** The mistakes in documents, by their address. */
async function mistakes(documents: Record<string, string>, folder: string): Promise<string[]> {
  if (!hasJava) return (await Promise.all(Object.entries(documents).map(validated))).flat()
  mkdirSync(folder, { recursive: true })
  const addresses = Object.keys(documents)
  for (const [index, address] of addresses.entries())
    writeFileSync(path.join(folder, `${index}.html`), documents[address] ?? '')
  const { stdout, error } = spawnSync(
    'java',
    ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', '--errors-only', folder],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  )
  rmSync(folder, { recursive: true })
  if (error) throw error
  const { messages }: { messages: { url: string; message: string; extract?: string }[] } = JSON.parse(stdout)
  // Its rules for CSS are older than ours: they do not know container queries.
  const ofHtml = messages.filter(({ message }) => !message.startsWith('CSS:'))
  return ofHtml.map(
    ({ url, message, extract = '' }) =>
      `${addresses[Number.parseInt(path.basename(url), 10)]}: ${message} (${extract})`,
  )
}

async function validated([address, html]: [string, string]): Promise<string[]> {
  const { results } = await validator.validateString(html, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
  )
}

test('every public page is valid HTML', async ({ request }, info) => {
  test.setTimeout(180_000)
  const documents: Record<string, string> = {}
  for (const address of [...(await readablePages()).map(({ path }) => path), ...furtherPages])
    documents[address] = await (await request.get(address)).text()
  expect(await mistakes(documents, info.outputPath('pages'))).toEqual([])
})

test('a page with a mistake is reported with its address', async ({ request }, info) => {
  const html = await (await request.get('/about-us')).text()
  const broken = html.replace('</main>', '<p><div id="main"></div></p></main>')
  expect(await mistakes({ '/right': html, '/wrong': broken }, info.outputPath('pages'))).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/wrong: /)]),
  )
})
