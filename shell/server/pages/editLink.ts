import { hostCookie } from '@brightfill/shared/node'
import type { FastifyRequest } from 'fastify'
import { PageDocument } from './PageDocument'
import { texts } from './texts'

const pages = '/office/pages/here'
/** Where the office opens what a page shows; it reads from the referrer which one. By route. */
const editors: Record<string, string> = {
  product: '/office/machines/here',
  home: pages,
  'about-us': pages,
  services: pages,
  legal: pages,
  page: pages,
  ArticleBlog: '/office/articles/here',
  post: '/office/articles/here',
}

/** Attributes alone, which the policy of every document allows. */
const style = [
  'position:fixed;inset:auto 16px 16px auto;z-index:30;padding:12px 20px;border-radius:2px;',
  'background:var(--btn);color:var(--on-btn);font-size:.875rem;font-weight:500;text-decoration:none',
].join('')

/**
 * Adds a link to the editor for a browser that has opened the office; undefined for all others (O-19). The cookie is
 * not checked here: the link is no secret, and the office checks who opens it.
 */
export async function withEditLink(
  request: FastifyRequest,
  document: PageDocument,
  { route, https }: { route: string; https: boolean },
): Promise<PageDocument | undefined> {
  const address = editors[route]
  if (!address || !request.headers.cookie?.includes(`${hostCookie('bf_office', https)}=`)) return undefined
  const html = String(await document.body(null))
  // After everything else in the body, where React leaves what it does not know.
  const anchor = `<a href="${address}" style="${style}">${texts.edit}</a>`
  const link = `<aside aria-label="${texts.forStaff}" data-print="hide">${anchor}</aside>`
  const end = html.lastIndexOf('</body>')
  return end < 0 ? undefined : new PageDocument(html.slice(0, end) + link + html.slice(end), document.policy)
}
