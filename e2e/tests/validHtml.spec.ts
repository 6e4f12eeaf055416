import { expect, test } from '@playwright/test' // no test opens a page
import { HtmlValidate } from 'html-validate'
import { readablePages } from './addresses'

/** The rules that follow from the standard. */
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
async function mistakes(documents: Record<string, string>): Promise<string[]> {
  return (await Promise.all(Object.entries(documents).map(validated))).flat()
}

async function validated([address, html]: [string, string]): Promise<string[]> {
  const { results } = await validator.validateString(html, address)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${address}: ${ruleId}: ${message} (${selector})`),
  )
}

test('every public page is valid HTML', async ({ request }) => {
  test.setTimeout(180_000)
  const documents: Record<string, string> = {}
  for (const address of [...(await readablePages()).map(({ path }) => path), ...furtherPages])
    documents[address] = await (await request.get(address)).text()
  expect(await mistakes(documents)).toEqual([])
})

test('a page with a mistake is reported with its address', async ({ request }) => {
  const html = await (await request.get('/about-us')).text()
  const broken = html.replace('</main>', '<p><div id="main"></div></p></main>')
  expect(await mistakes({ '/right': html, '/wrong': broken })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^\/wrong: /)]),
  )
})
