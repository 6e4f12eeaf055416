import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import { Answer, Id, Nothing } from './parts'
import { sales } from './rows'
import { Version } from './sends'

/** The names that stand in braces in a template, such as `{name}`. */
export const PLACEHOLDERS = ['name', 'company', 'machine', 'reference', 'me'] as const

/** A text for answers. The office fills its placeholders before anything is sent. */
export const AnswerTemplate = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH, pattern: '\\S' }),
  /** In answers: that of the template. In a save: the one that it began with. An older api does not say. */
  version: Type.Optional(Version),
})
export type AnswerTemplate = Static<typeof AnswerTemplate>

const { id, ...words } = AnswerTemplate.properties

export const officeTemplateCalls = {
  answerTemplates: sales.get('/api/office/templates', 'Templates of answers by name', {
    answer: Answer({ data: Type.Array(AnswerTemplate) }),
  }),
  saveTemplate: sales.post('/api/office/templates', 'Save a template; without an id it is a new one', {
    body: Type.Object({
      id: Type.Optional(id),
      ...words,
    }),
    sends: true,
    answer: Answer({ data: AnswerTemplate }),
    failures: [404, 409],
  }),
  removeTemplate: sales.post('/api/office/templates/remove', 'Remove a template', {
    body: Type.Object({ id }),
    answer: Nothing,
    failures: [404],
  }),
}
