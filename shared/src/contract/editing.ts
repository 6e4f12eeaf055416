import type { Permission } from '@brightfill/shared/roles'
import { type TSchema, Type } from 'typebox'
import { PublishingState, VersionRow } from './officeMachines'
import { Answer, Int, Nothing, NullOr, SentTime, Timestamp } from './parts'
import { staffWith } from './rows'
import { Version } from './sends'

// Content that staff edit as drafts: the calls of each kind differ only in the item (O-12 to O-17).

interface Edited<At extends TSchema, Id extends TSchema, Item extends TSchema, Change extends TSchema> {
  /** The part of the address that identifies it. */
  at: At
  id: Id
  /** A draft, which may lack fields that publishing requires. */
  item: Item
  /** The fields that a save may have. */
  change: Change
}

/** The calls of a kind of content, at addresses below `path`. */
export function editingCalls<
  const Read extends Permission,
  const Write extends Permission,
  const Path extends string,
  At extends TSchema,
  Id extends TSchema,
  Item extends TSchema,
  Change extends TSchema,
>(may: { read: Read; write: Write }, path: Path, { at, id, item, change }: Edited<At, Id, Item, Change>) {
  const rows = staffWith(may.write)
  const reading = staffWith(may.read)
  const params = Type.Object({ id: at })
  const answer = Answer({
    data: Type.Object({
      id,
      state: PublishingState,
      /** The draft, else what is live. */
      item,
      /** As it was published; null before the first time. */
      live: NullOr(item),
      /** The person who saved the draft last; null without a draft. */
      draft: NullOr(Type.Object({ by: Type.String(), at: Timestamp })),
      publish_at: NullOr(Timestamp),
      offline_at: NullOr(Timestamp),
      /** A save names it. */
      version: Version,
    }),
  })
  const changesOne = { sends: true, params, answer, failures: [404, 409] } as const
  const note = Type.Optional(Type.String({ maxLength: 200 }))
  const time = Type.Optional(NullOr(SentTime))
  return {
    open: reading.get(`${path}/:id` as const, 'One item: its draft and its live version', {
      params,
      answer,
      failures: [404],
    }),
    save: rows.post(`${path}/:id/draft` as const, 'Save the draft without publishing it', {
      ...changesOne,
      body: Type.Object({ item: change, version: Version }),
    }),
    discard: rows.post(`${path}/:id/discard` as const, 'Discard the draft and leave the live version as it is', {
      sends: true,
      params,
      body: Type.Object({ version: Version }),
      answer: Nothing,
      failures: [404, 409],
    }),
    publish: rows.post(`${path}/:id/publish` as const, 'Publish the draft now', {
      ...changesOne,
      body: Type.Object({ version: Version, note }),
    }),
    plan: rows.post(`${path}/:id/plan` as const, 'Schedule publishing or going offline; null cancels it', {
      ...changesOne,
      body: Type.Object({ version: Version, publish_at: time, offline_at: time }),
    }),
    preview: reading.post(`${path}/:id/preview` as const, 'A token that previews the draft on its page', {
      params,
      answer: Answer({ data: Type.Object({ token: Type.String(), expires_at: Timestamp }) }),
      failures: [404],
    }),
    versions: reading.get(`${path}/:id/versions` as const, 'Published versions, newest first', {
      params,
      answer: Answer({ data: Type.Array(VersionRow) }),
      failures: [404],
    }),
    version: reading.get(`${path}/:id/versions/:number` as const, 'One published version', {
      params: Type.Object({ id: at, number: Type.String({ pattern: '^\\d{1,9}$' }) }),
      answer: Answer({ data: Type.Object({ ...VersionRow.properties, item }) }),
      failures: [404],
    }),
    restore: rows.post(`${path}/:id/restore` as const, 'Make a version the draft', {
      ...changesOne,
      body: Type.Object({ version: Version, number: Int }),
    }),
  }
}
