import { type AnswerTemplate, officeTemplateCalls, PLACEHOLDERS } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { conflict, invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'

type Words = Pick<AnswerTemplate, 'name' | 'text'>

/** Texts that answers begin with: everybody's (O-43). */
export function templatesRoutes(app: FastifyInstance, { transaction, templates }: Parts) {
  mount(app, officeTemplateCalls.answerTemplates, async () => ({ result: YES, data: await templates.list() }))

  mount(app, officeTemplateCalls.saveTemplate, async ({ caller, body: { id, former: begun, ...typed } }) => {
    const words = { name: typed.name.trim(), text: typed.text.trim() }
    const unknown = unknownIn(words.text)
    if (unknown.length > 0) throw invalid({ text: [`Nothing fills ${unknown.join(', ')}: there are ${KNOWN}`] })
    const data = await transaction(async ({ templates, activity }) => {
      await templates.lock()
      const former = id === undefined ? undefined : await templates.find(id)
      if (begun && former && !areSame(begun, former) && !areSame(words, former))
        throw conflict('A colleague has changed this template meanwhile. Save again to set yours all the same')
      const saved = await templates.save(id, words)
      if (saved === 'taken') throw invalid({ name: ['Another template has this name'] })
      if (!saved) throw noSuchTemplate()
      const thing = former && former.name !== saved.name ? `${former.name}, now ${saved.name}` : saved.name
      const deed = { kind: 'template saved', thing, before: former?.text ?? '', after: saved.text }
      await activity.add(caller, deed)
      return saved
    })
    return { result: YES, data }
  })

  mount(app, officeTemplateCalls.removeTemplate, async ({ caller, body: { id } }) => {
    await transaction(async ({ templates, activity }) => {
      const removed = await templates.remove(id)
      if (!removed) throw noSuchTemplate()
      await activity.add(caller, { kind: 'template removed', thing: removed.name, before: removed.text })
    })
    return { result: YES }
  })
}

const KNOWN = PLACEHOLDERS.map((name) => `{${name}}`).join(', ')

/** Words in braces that are no placeholder: a customer would read them. */
function unknownIn(text: string): string[] {
  const found = text.match(/\{[^{}]*\}/g) ?? []
  return found.filter((one) => !PLACEHOLDERS.some((name) => one === `{${name}}`))
}

const areSame = (one: Words, other: Words) => one.name === other.name && one.text === other.text
const noSuchTemplate = () => notFound('There is no such template')
