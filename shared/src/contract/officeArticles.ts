import { type Static, Type } from 'typebox'
import { ContentPost } from './contentFile'
import { editingCalls } from './editing'
import { PageOf } from './officeInbox'
import { Binned, ContentUse, PublishingState } from './officeMachines'
import { CustomerId } from './officePeople'
import { Answer, Id, MediaPath, Nothing, NullOr, OneOf, PageAnswer, SearchText, Slug, Timestamp } from './parts'
import { staffWith } from './rows'
import { Version } from './sends'

// Articles in the office (O-12 to O-18).

/** An article as staff edit it: that of the content file, which may lack fields that publishing requires. */
export const DraftArticle = Type.Object({ ...ContentPost.properties, slug: Type.String({ maxLength: 400 }) })
export type DraftArticle = Static<typeof DraftArticle>

export const OfficeArticleRow = Type.Object({
  id: Id,
  slug: Type.String(),
  title: Type.String(),
  author: Type.String(),
  /** Empty without a picture. */
  picture: MediaPath,
  state: PublishingState,
  planned_at: NullOr(Timestamp),
  changed_at: Timestamp,
  /** Empty when no colleague has changed it, such as after an import. */
  changed_by: Type.String(),
})
export type OfficeArticleRow = Static<typeof OfficeArticleRow>

const rows = staffWith('articles.write')
const reading = staffWith('articles.read')
const change = Type.Partial(DraftArticle)
const article = editingCalls({ read: 'articles.read', write: 'articles.write' }, '/api/office/articles', {
  at: CustomerId.properties.id,
  id: Id,
  item: DraftArticle,
  change,
})
export type OfficeArticle = Static<typeof article.open.answer>['data']

export const officeArticleCalls = {
  officeArticles: reading.get('/api/office/articles', 'Matching articles, including drafts, one page at a time', {
    query: Type.Object({
      ...PageOf,
      /** In title, author and summary. */
      search: Type.Optional(SearchText),
      /** The article of an address, former ones too. */
      slug: Type.Optional(Slug),
      state: Type.Optional(PublishingState),
      sort: Type.Optional(OneOf('changed_at', 'title')),
    }),
    answer: PageAnswer(OfficeArticleRow),
  }),
  articleSchema: reading.get('/api/office/article-schema', 'The JSON Schema of an article, with titles and hints', {
    answer: Answer({ data: Type.Unknown() }),
  }),
  createArticle: rows.post('/api/office/articles', 'Start a draft of an article', {
    body: Type.Object({ item: change }),
    sends: true,
    answer: article.open.answer,
  }),
  officeArticle: article.open,
  saveArticle: article.save,
  discardArticle: article.discard,
  publishArticle: article.publish,
  takeArticleOffline: rows.post('/api/office/articles/:id/offline', 'Take it off the site and keep its draft', {
    sends: true,
    params: CustomerId,
    body: Type.Object({ version: Version }),
    answer: article.open.answer,
    failures: [404, 409],
  }),
  articleUses: rows.get('/api/office/articles/:id/uses', 'What uses the article, to check before deleting it', {
    params: CustomerId,
    answer: Answer({ data: Type.Array(ContentUse) }),
    failures: [404],
  }),
  deleteArticle: rows.post('/api/office/articles/:id/delete', 'Take it off the site and move it to the bin', {
    sends: true,
    params: CustomerId,
    body: Type.Object({ version: Version }),
    answer: Nothing,
    failures: [404, 409],
  }),
  articleBin: rows.get('/api/office/article-bin', 'Articles deleted in the last 30 days', {
    answer: Answer({ data: Type.Array(Binned) }),
  }),
  restoreBinnedArticle: rows.post('/api/office/article-bin/:id/restore', 'Restore an article from the bin', {
    sends: true,
    params: CustomerId,
    answer: article.open.answer,
    failures: [404],
  }),
  planArticle: article.plan,
  previewArticle: article.preview,
  articleVersions: article.versions,
  articleVersion: article.version,
  restoreArticle: article.restore,
}
