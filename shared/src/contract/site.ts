import { type Static, Type } from 'typebox'
import { MachineSuggestion } from './machines'
import { MaintenanceNotice } from './officeSite'
import { Answer, Id, MediaPath, NullOr, SearchText, Timestamp } from './parts'

export const StatusAnswer = Type.Object({
  maintenance: Type.Boolean(),
  /** Whether the caller may use the site during maintenance; always false without a token. */
  permission: Type.Boolean(),
  /** The text for visitors; only during maintenance (O-54). */
  notice: Type.Optional(MaintenanceNotice),
})
export type StatusAnswer = Static<typeof StatusAnswer>

/** An entry of the menu of header and footer. */
export const PageLink = Type.Object({ id: Id, title: Type.String(), url: Type.String() })
export type PageLink = Static<typeof PageLink>
export const PageLinks = Type.Array(PageLink)

export const PageStampAnswer = Answer({
  data: Type.Object({ url: Type.String(), updated_at: NullOr(Timestamp) }),
})
export type PageStampAnswer = Static<typeof PageStampAnswer>

export const ByUrl = Type.Object({ url: Type.String({ minLength: 1, maxLength: 500 }) })

export const SearchRequest = Type.Object({ query: Type.Optional(SearchText) })

/** Results of the header search, at most five in a group unless the query is empty. */
export const SearchAnswer = Type.Object({
  pages: Type.Array(Type.Object({ title: Type.String(), url: Type.String() })),
  products: Type.Array(Type.Object({ ...MachineSuggestion.properties, image: MediaPath })),
  blog_posts: Type.Array(Type.Object({ title: Type.String(), slug: Type.String() })),
  /** Results of all groups together; `SEARCH_COUNTED` and more mean that many or more. */
  total: Type.Integer(),
})
export type SearchAnswer = Static<typeof SearchAnswer>
