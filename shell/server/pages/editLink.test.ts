/** @jest-environment node */
import type { FastifyRequest } from 'fastify'
import { withEditLink } from './editLink'
import { PageDocument } from './PageDocument'

const page = new PageDocument('<html><body><main>A machine</main></body></html>', 'the policy')
const asked = (cookie: string | undefined, route = 'product') =>
  withEditLink({ headers: { cookie } } as FastifyRequest, page, { route, https: true }) // all that it reads

describe('the link to the editor of a page', () => {
  it('is at the end of the body of a machine for a browser that opened the office [O-19]', async () => {
    const document = await asked('other=1; __Host-bf_office=value')
    expect(String(await document?.body(null))).toMatch(
      /<\/main><aside .*href="\/office\/machines\/here".*<\/aside><\/body>/,
    )
    expect(document?.policy).toBe('the policy')
  })

  it('leads from an article to its editor, at both of its addresses [O-19]', async () => {
    for (const route of ['ArticleBlog', 'post'])
      expect(String(await (await asked('__Host-bf_office=value', route))?.body(null))).toContain(
        '/office/articles/here',
      )
  })

  it.each([
    ['without cookies', undefined, 'product'],
    ['without an office', '__Host-bf_device=value', 'product'],
    ['of another page', '__Host-bf_office=value', 'products'],
  ])('is not there %s [O-03]', async (_, cookie, route) => {
    expect(await asked(cookie, route)).toBeUndefined()
  })
})
