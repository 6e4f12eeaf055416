import { HtmlValidate } from 'html-validate'
import { readablePages } from './addresses'
import { expect, test } from './fixtures'

/** Rules that follow from the HTML standard, without those of style. */
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

test('every public page is valid HTML', async ({ request }) => {
  for (const path of [...(await readablePages()).map(({ path }) => path), ...furtherPages]) {
    const html = await (await request.get(path)).text()
    const { results } = await validator.validateString(html, path)
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    )
    // What the validator does not know of: the standard has neither.
    const unknown = [/ disablepictureinpicture/i, /<input(?=[^>]* role="combobox")(?=[^>]* type="search")[^>]*>/]
    expect.soft([...errors, ...unknown.flatMap((mistake) => html.match(mistake) ?? [])], path).toEqual([])
  }
})
