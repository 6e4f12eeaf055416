import { type Static, Type } from 'typebox'
import { ContentPage } from './contentFile'
import { editingCalls } from './editing'
import { Binned, ContentUse, PublishingState } from './officeMachines'
import { CustomerId } from './officePeople'
import { Answer, Id, Nothing, NullOr, Timestamp } from './parts'
import { staffWith } from './rows'
import { Version } from './sends'

// Pages of sections in the office. Their places in the menu change at once, and are not part of drafts.

/** The fields that publishing needs. */
export const EditedPage = Type.Omit(ContentPage, ['menu_position'])

/** A section that may lack fields that publishing requires. */
const DraftSection = Type.Object({
  key: Type.String({ maxLength: 100 }),
  type: Type.String({ maxLength: 100 }),
  hidden: Type.Optional(Type.Boolean()),
  fields: Type.Record(Type.String(), Type.Unknown()),
})
export type DraftSection = Static<typeof DraftSection>

export const DraftPage = Type.Object({
  ...EditedPage.properties,
  url: Type.String({ maxLength: 500 }),
  sections: Type.Array(DraftSection, { maxItems: 100 }),
})
export type DraftPage = Static<typeof DraftPage>

export const OfficePageRow = Type.Object({
  id: Id,
  url: Type.String(),
  title: Type.String(),
  in_menu: Type.Boolean(),
  state: PublishingState,
  planned_at: NullOr(Timestamp),
  changed_at: Timestamp,
  /** Empty when no colleague has changed it, such as after an import. */
  changed_by: Type.String(),
})
export type OfficePageRow = Static<typeof OfficePageRow>

const rows = staffWith('pages.write')
const reading = staffWith('pages.read')
const page = editingCalls({ read: 'pages.read', write: 'pages.write' }, '/api/office/pages', {
  at: CustomerId.properties.id,
  id: Id,
  item: DraftPage,
  change: Type.Partial(DraftPage),
})

/** The menu as staff order it. An offline entry is hidden, and gets its place back when it is published. */
export const OfficeMenu = Type.Object({
  entries: Type.Array(Type.Object({ id: Id, title: Type.String(), url: Type.String(), published: Type.Boolean() })),
  version: Version,
})
export type OfficeMenu = Static<typeof OfficeMenu>
const menu = Answer({ data: OfficeMenu })

export type OfficePageAnswer = Static<typeof page.open.answer>

export const officePageCalls = {
  officePages: reading.get('/api/office/pages', 'Pages and their drafts, sorted by address', {
    answer: Answer({ data: Type.Array(OfficePageRow) }),
  }),
  pageSchema: reading.get('/api/office/page-schema', 'The JSON Schema of a page, with titles and hints', {
    answer: Answer({ data: Type.Unknown() }),
  }),
  createPage: rows.post('/api/office/pages', 'Start a draft of a page at an unused address', {
    body: Type.Object({ item: Type.Pick(DraftPage, ['url', 'title']) }),
    sends: true,
    answer: page.open.answer,
  }),
  officePage: page.open,
  savePage: page.save,
  discardPage: page.discard,
  publishPage: page.publish,
  takePageOffline: rows.post('/api/office/pages/:id/offline', 'Take it off the site and out of the menu', {
    sends: true,
    params: page.open.params,
    body: Type.Object({ version: Version }),
    answer: page.open.answer,
    failures: [404, 409],
  }),
  pageUses: rows.get('/api/office/pages/:id/uses', 'What links to the page, to check before deleting it', {
    params: page.open.params,
    answer: Answer({ data: Type.Array(ContentUse) }),
    failures: [404],
  }),
  deletePage: rows.post('/api/office/pages/:id/delete', 'Take it off the site and move it to the bin', {
    sends: true,
    params: page.open.params,
    body: Type.Object({ version: Version }),
    answer: Nothing,
    failures: [404, 409],
  }),
  pageBin: rows.get('/api/office/page-bin', 'Pages deleted in the last 30 days', {
    answer: Answer({ data: Type.Array(Binned) }),
  }),
  restoreBinnedPage: rows.post('/api/office/page-bin/:id/restore', 'Restore a page from the bin', {
    sends: true,
    params: page.open.params,
    answer: page.open.answer,
    failures: [404],
  }),
  planPage: page.plan,
  previewPage: page.preview,
  pageVersions: page.versions,
  pageVersion: page.version,
  restorePage: page.restore,
  officeMenu: reading.get('/api/office/menu', 'The menu, including offline entries', { answer: menu }),
  setMenu: rows.post('/api/office/menu', 'Replace the menu with these pages in this order, effective immediately', {
    body: Type.Object({ pages: Type.Array(Id, { maxItems: 50, uniqueItems: true }), version: Version }),
    sends: true,
    answer: menu,
    failures: [404, 409],
  }),
}
