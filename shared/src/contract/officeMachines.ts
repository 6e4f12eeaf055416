import { type Static, Type } from 'typebox'
import { ContentMachine } from './contentFile'
import { SellingState } from './machines'
import { PageOf } from './officeInbox'
import { CustomerId } from './officePeople'
import {
  Answer,
  Flag,
  Id,
  Int,
  MediaPath,
  Nothing,
  NullOr,
  OneOf,
  PageAnswer,
  SearchText,
  SentTime,
  ShortText,
  Slug,
  Timestamp,
} from './parts'
import { staffWith } from './rows'
import { Version } from './sends'

// Machines in the office: a draft that is edited, what is published, and its versions (O-12 to O-17, O-33 to O-36).

const MachineId = CustomerId
const machines = staffWith('machines.write')
const prices = staffWith('prices.write')

/** Live with changes: visitors see it, and a draft waits. */
export const PublishingState = OneOf('draft', 'live', 'changes', 'planned', 'offline')
export type PublishingState = Static<typeof PublishingState>

/** A machine as staff edit it: that of the content file, which may lack fields that publishing requires. */
export const DraftMachine = Type.Object({
  ...ContentMachine.properties,
  slug: Type.String({ maxLength: 400 }),
  price: NullOr(Int),
})
export type DraftMachine = Static<typeof DraftMachine>

export const OfficeMachineRow = Type.Object({
  id: Id,
  slug: Type.String(),
  name: Type.String(),
  model: Type.String(),
  sku: Type.String(),
  /** The cover; empty without a picture. */
  picture: MediaPath,
  categories: Type.Array(Type.String()),
  price: NullOr(Int),
  year: NullOr(Int),
  selling_state: SellingState,
  state: PublishingState,
  planned_at: NullOr(Timestamp),
  changed_at: Timestamp,
  /** Empty when no colleague has changed it, such as after an import. */
  changed_by: Type.String(),
})
export type OfficeMachineRow = Static<typeof OfficeMachineRow>

export const OfficeMachine = Type.Object({
  id: Id,
  state: PublishingState,
  /** The draft, else what is live. */
  item: DraftMachine,
  /** As it was published; null before the first time. Its `published_at` is null while it is offline. */
  live: NullOr(DraftMachine),
  /** The person who saved the draft last; null without a draft. */
  draft: NullOr(Type.Object({ by: Type.String(), at: Timestamp })),
  publish_at: NullOr(Timestamp),
  offline_at: NullOr(Timestamp),
  /** A save names it. */
  version: Version,
})
export type OfficeMachine = Static<typeof OfficeMachine>
export const OfficeMachineAnswer = Answer({ data: OfficeMachine })
export type OfficeMachineAnswer = Static<typeof OfficeMachineAnswer>

/** An item that was published. */
export const VersionRow = Type.Object({ number: Int, by: Type.String(), at: Timestamp, note: Type.String() })
export type ContentVersionRow = Static<typeof VersionRow>
export const MachineVersion = Type.Object({ ...VersionRow.properties, item: DraftMachine })
export type MachineVersion = Static<typeof MachineVersion>

/** Content in the bin (O-18). */
export const Binned = Type.Object({
  id: Type.String(),
  name: Type.String(),
  by: Type.String(),
  at: Timestamp,
  until: Timestamp,
})
export type BinnedContent = Static<typeof Binned>
/** How many records of a kind use an item. */
export const ContentUse = Type.Object({
  kind: OneOf('enquiries', 'orders', 'saved', 'pages', 'articles', 'menu', 'options'),
  count: Int,
})
export type ContentUse = Static<typeof ContentUse>

const note = Type.Optional(Type.String({ maxLength: 200 }))
/** Every change of a machine names the version it began with. */
const changesOne = { sends: true, params: MachineId, answer: OfficeMachineAnswer, failures: [404, 409] } as const

export const officeMachineCalls = {
  officeMachines: machines.get('/api/office/machines', 'Matching machines, including drafts, one page at a time', {
    query: Type.Object({
      ...PageOf,
      /** In name, model, SKU and manufacturer. */
      search: Type.Optional(SearchText),
      /** The machine of an address, former ones too. */
      slug: Type.Optional(Slug),
      state: Type.Optional(PublishingState),
      selling_state: Type.Optional(SellingState),
      /** The name of one. */
      category: Type.Optional(ShortText),
      unpriced: Type.Optional(Flag),
      without_picture: Type.Optional(Flag),
      year_from: Type.Optional(Int),
      sort: Type.Optional(OneOf('changed_at', 'name', 'price', 'year')),
    }),
    answer: PageAnswer(OfficeMachineRow),
  }),
  officeMachine: machines.get('/api/office/machines/:id', 'One machine: its draft and its live version', {
    params: MachineId,
    answer: OfficeMachineAnswer,
    failures: [404],
  }),
  machineSchema: machines.get('/api/office/machine-schema', 'The JSON Schema of a machine, with titles and hints', {
    answer: Answer({ data: Type.Unknown() }),
  }),
  specificationNames: machines.get('/api/office/specification-names', 'Groups and names used by other machines', {
    answer: Answer({ data: Type.Array(Type.Object({ title: Type.String(), names: Type.Array(Type.String()) })) }),
  }),
  createMachine: machines.post('/api/office/machines', 'Start a draft of a machine, empty or as a copy', {
    body: Type.Object({ item: Type.Partial(DraftMachine), copy_of: Type.Optional(Id) }),
    sends: true,
    answer: OfficeMachineAnswer,
    failures: [404],
  }),
  saveMachine: machines.post('/api/office/machines/:id/draft', 'Save the draft without publishing it', {
    ...changesOne,
    body: Type.Object({ item: Type.Partial(DraftMachine), version: Version }),
  }),
  discardMachine: machines.post(
    '/api/office/machines/:id/discard',
    'Discard the draft and leave the live version as it is',
    {
      sends: true,
      params: MachineId,
      body: Type.Object({ version: Version }),
      answer: Nothing,
      failures: [404, 409],
    },
  ),
  publishMachine: machines.post('/api/office/machines/:id/publish', 'Publish the draft now', {
    ...changesOne,
    body: Type.Object({ version: Version, note }),
  }),
  takeMachineOffline: machines.post('/api/office/machines/:id/offline', 'Take it off the site and keep its draft', {
    ...changesOne,
    body: Type.Object({ version: Version }),
  }),
  machineUses: machines.get('/api/office/machines/:id/uses', 'What uses the machine, to check before deleting it', {
    params: MachineId,
    answer: Answer({ data: Type.Array(ContentUse) }),
    failures: [404],
  }),
  deleteMachine: machines.post('/api/office/machines/:id/delete', 'Take it off the site and move it to the bin', {
    sends: true,
    params: MachineId,
    body: Type.Object({ version: Version }),
    answer: Nothing,
    failures: [404, 409],
  }),
  machineBin: machines.get('/api/office/machine-bin', 'Machines deleted in the last 30 days', {
    answer: Answer({ data: Type.Array(Binned) }),
  }),
  restoreBinnedMachine: machines.post('/api/office/machine-bin/:id/restore', 'Restore a machine from the bin', {
    sends: true,
    params: MachineId,
    answer: OfficeMachineAnswer,
    failures: [404],
  }),
  planMachine: machines.post('/api/office/machines/:id/plan', 'Schedule publishing or going offline; null cancels it', {
    ...changesOne,
    body: Type.Object({
      version: Version,
      publish_at: Type.Optional(NullOr(SentTime)),
      offline_at: Type.Optional(NullOr(SentTime)),
    }),
  }),
  setMachineSale: prices.post(
    '/api/office/machines/:id/sale',
    'Set the price and availability; a live machine shows them immediately',
    {
      ...changesOne,
      body: Type.Object({
        version: Version,
        price: Type.Optional(ContentMachine.properties.price),
        selling_state: Type.Optional(SellingState),
      }),
    },
  ),
  previewMachine: machines.post('/api/office/machines/:id/preview', 'A token that previews the draft on its page', {
    params: MachineId,
    answer: Answer({ data: Type.Object({ token: Type.String(), expires_at: Timestamp }) }),
    failures: [404],
  }),
  machineVersions: machines.get('/api/office/machines/:id/versions', 'Published versions, newest first', {
    params: MachineId,
    answer: Answer({ data: Type.Array(VersionRow) }),
    failures: [404],
  }),
  machineVersion: machines.get('/api/office/machines/:id/versions/:number', 'One published version', {
    params: Type.Object({ ...MachineId.properties, number: Type.String({ pattern: '^\\d{1,9}$' }) }),
    answer: Answer({ data: MachineVersion }),
    failures: [404],
  }),
  restoreMachine: machines.post('/api/office/machines/:id/restore', 'Make a version the draft', {
    ...changesOne,
    body: Type.Object({ version: Version, number: Int }),
  }),
}
