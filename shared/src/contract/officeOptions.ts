import { type Static, Type } from 'typebox'
import { FaqOption, FooterOption, HeaderOption, MetaSite } from './content'
import { editingCalls } from './editing'
import { PublishingState } from './officeMachines'
import { Answer, NullOr, OneOf, Timestamp } from './parts'
import { staffWith } from './rows'

// Options of the site in the office: company and opening hours, notice, footer, questions. They are always public.

export const OptionName = OneOf('Meta site', 'header', 'footer', 'faq')
export type OptionName = Static<typeof OptionName>

/** The schema of each option, with titles and hints. */
export const optionSchemas = { 'Meta site': MetaSite, header: HeaderOption, footer: FooterOption, faq: FaqOption }

/** Each option has fields of its own, and drafts need not fit them: publishing checks. */
const DraftOption = Type.Record(Type.String(), Type.Unknown())
export type DraftOption = Static<typeof DraftOption>

export const OfficeOptionRow = Type.Object({
  id: OptionName,
  state: PublishingState,
  planned_at: NullOr(Timestamp),
  changed_at: Timestamp,
  /** Empty when no colleague has changed it, such as after an import. */
  changed_by: Type.String(),
})
export type OfficeOptionRow = Static<typeof OfficeOptionRow>

const rows = staffWith('pages.read')
const option = editingCalls({ read: 'pages.read', write: 'pages.write' }, '/api/office/options', {
  at: OptionName,
  id: OptionName,
  item: DraftOption,
  change: DraftOption,
})

export const officeOptionCalls = {
  officeOptions: rows.get('/api/office/options', 'Site options', {
    answer: Answer({ data: Type.Array(OfficeOptionRow) }),
  }),
  optionSchemas: rows.get('/api/office/option-schemas', 'The JSON Schemas of the options, with titles and hints', {
    answer: Answer({ data: Type.Record(OptionName, Type.Unknown()) }),
  }),
  officeOption: option.open,
  saveOption: option.save,
  discardOption: option.discard,
  publishOption: option.publish,
  planOption: option.plan,
  previewOption: option.preview,
  optionVersions: option.versions,
  optionVersion: option.version,
  restoreOption: option.restore,
}
