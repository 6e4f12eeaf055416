import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { Answer, Id, Nothing } from './parts'
import { staffWith } from './rows'
import { Version } from './sends'

const enquiries = staffWith('enquiries.write')

/** The names in braces in a template, such as `{name}`. */
export const PLACEHOLDERS = ['name', 'company', 'machine', 'reference', 'me'] as const

/** A text for answers. The office fills its placeholders before anything is sent. */
export const AnswerTemplate = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH, pattern: '\\S' }),
  version: Version,
})
export type AnswerTemplate = Static<typeof AnswerTemplate>

const { id, name, text } = AnswerTemplate.properties

export const officeTemplateCalls = {
  answerTemplates: enquiries.get('/api/office/templates', 'Answer templates, sorted by name', {
    answer: Answer({ data: Type.Array(AnswerTemplate) }),
  }),
  saveTemplate: enquiries.post('/api/office/templates', 'Save a template; without an id, create one', {
    body: Type.Object({
      id: Type.Optional(id),
      name,
      text,
      /** The one that the save began with. */
      version: Type.Optional(Version),
    }),
    sends: true,
    answer: Answer({ data: AnswerTemplate }),
    failures: [404, 409],
  }),
  removeTemplate: enquiries.post('/api/office/templates/remove', 'Remove a template', {
    body: Type.Object({ id }),
    answer: Nothing,
    failures: [404],
  }),
}
