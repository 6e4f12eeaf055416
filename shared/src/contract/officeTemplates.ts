import { MESSAGE_MAX_LENGTH } from '@brightfill/shared/constants'
import { type Static, Type } from 'typebox'
import type { Call } from './call'
import { salesRoles } from './officeInbox'
import { Answer, Id, Nothing } from './parts'

/**
 * A text for answers. Placeholders are filled by the office before anything is sent: `{name}`, `{company}`,
 * `{machine}`, `{reference}`, `{me}`.
 */
export const AnswerTemplate = Type.Object({
  id: Id,
  name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S' }),
  text: Type.String({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH, pattern: '\\S' }),
})
export type AnswerTemplate = Static<typeof AnswerTemplate>

export const AnswerTemplatesAnswer = Answer({ data: Type.Array(AnswerTemplate) })
export type AnswerTemplatesAnswer = Static<typeof AnswerTemplatesAnswer>

const { id, ...words } = AnswerTemplate.properties

export const officeTemplateCalls = {
  answerTemplates: {
    method: 'GET',
    path: '/api/office/templates',
    summary: 'Templates of answers by name',
    access: { roles: salesRoles, office: 'open' },
    answer: AnswerTemplatesAnswer,
  },
  saveTemplate: {
    method: 'POST',
    path: '/api/office/templates',
    summary: 'Save a template; without an id it is a new one',
    access: { roles: salesRoles, office: 'open' },
    body: Type.Object({ id: Type.Optional(id), ...words }),
    answer: Answer({ data: AnswerTemplate }),
    failures: [404, 409],
  },
  removeTemplate: {
    method: 'POST',
    path: '/api/office/templates/remove',
    summary: 'Remove a template',
    access: { roles: salesRoles, office: 'open' },
    body: Type.Object({ id }),
    answer: Nothing,
    failures: [404],
  },
} as const satisfies Record<string, Call>
