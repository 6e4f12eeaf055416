import type { Permission } from '@brightfill/shared/roles'
import { type Static, type TSchema, Type } from 'typebox'
import { OptionName } from './officeOptions'
import { CustomerId } from './officePeople'
import { Answer, Id, Nothing, ShortText, Timestamp } from './parts'
import { compositionKey, staffWith } from './rows'

// Links that show a draft to a colleague without an account (O-21).

/** A link that works. */
export const DraftShare = Type.Object({
  id: Id,
  /** The colleague who made it. */
  by: Type.String(),
  at: Timestamp,
  expires_at: Timestamp,
})
export type DraftShare = Static<typeof DraftShare>

function sharesOf<const May extends Permission, const Path extends string, Key extends TSchema>(
  may: May,
  path: Path,
  id: Key,
) {
  const rows = staffWith(may)
  const params = Type.Object({ id })
  return {
    list: rows.get(`${path}/:id/shares` as const, 'Links that share the draft', {
      params,
      answer: Answer({ data: Type.Array(DraftShare) }),
      failures: [404],
    }),
    share: rows.post(`${path}/:id/shares` as const, 'Create a link that shares the draft for 7 days', {
      params,
      // Only its hash is stored, so no later answer has it.
      answer: Answer({ data: Type.Object({ ...DraftShare.properties, link: Type.String() }) }),
      failures: [404],
    }),
    end: rows.post(`${path}/:id/shares/:share/end` as const, 'End a link', {
      params: Type.Object({ id, share: CustomerId.properties.id }),
      answer: Nothing,
      failures: [404],
    }),
  }
}

const ofId = CustomerId.properties.id

/** The calls of each kind of content. */
export const sharesByKind = {
  machine: sharesOf('machines.write', '/api/office/machines', ofId),
  article: sharesOf('articles.write', '/api/office/articles', ofId),
  page: sharesOf('pages.write', '/api/office/pages', ofId),
  option: sharesOf('pages.write', '/api/office/options', OptionName),
}
export type ShareCalls = ReturnType<typeof sharesOf<Permission, string, TSchema>>

const { machine, article, page, option } = sharesByKind

export const officeShareCalls = {
  machineShares: machine.list,
  shareMachine: machine.share,
  endMachineShare: machine.end,
  articleShares: article.list,
  shareArticle: article.share,
  endArticleShare: article.end,
  pageShares: page.list,
  sharePage: page.share,
  endPageShare: page.end,
  optionShares: option.list,
  shareOption: option.share,
  endOptionShare: option.end,
  sharedDraft: compositionKey.post('/api/get/shared-draft', 'The draft shared by a link', {
    body: Type.Object({ token: ShortText }),
    answer: Answer({
      data: Type.Object({
        /** The path of the page that shows it. */
        address: Type.String(),
        by: Type.String(),
        expires_at: Timestamp,
      }),
    }),
    // 404 for an unknown token, 410 for a link that has expired.
    failures: [404, 410],
  }),
}
