import { inList } from '@brightfill/shared/constants'
import { officeTemplateCalls, PLACEHOLDERS } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'

/** Templates for answers, shared by all staff (O-43). */
export function templatesRoutes(app: FastifyInstance, parts: Parts) {
  const { transaction, templates, versions } = parts

  mount(app, officeTemplateCalls.answerTemplates, async () => {
    const list = await templates.list()
    const known = await versions.ofAll(list.map(({ id }) => recordOf(id)))
    return { result: YES, data: list.map((one) => ({ ...one, version: known[recordOf(one.id)] ?? 0 })) }
  })

  mountSend(app, parts, officeTemplateCalls.saveTemplate, {
    async send({ caller, body: { id, version, ...typed }, once }) {
      const words = { name: typed.name.trim(), text: typed.text.trim() }
      const unknown = unknownIn(words.text)
      if (unknown.length > 0) throw invalid({ text: [`We cannot fill in ${inList(unknown)}. Use ${KNOWN}`] })
      return once(async ({ templates, activity, versions }) => {
        await templates.lock()
        const former = id === undefined ? undefined : await templates.find(id)
        if (former) await versions.change(recordOf(former.id), { part: 'words', version, by: caller })
        const saved = await templates.save(id, words)
        if (saved === 'taken') throw invalid({ name: ['Another template already has this name'] })
        if (!saved) throw noSuchTemplate()
        const thing = former && former.name !== saved.name ? `${former.name}, now ${saved.name}` : saved.name
        const deed = { kind: 'template saved', thing, before: former?.text ?? '', after: saved.text }
        await activity.add(caller, deed)
        return saved.id
      })
    },
    answer,
    present: ({ body: { id = 0 } }) => answer(id),
  })

  mount(app, officeTemplateCalls.removeTemplate, async ({ caller, body: { id } }) => {
    await transaction(async ({ templates, activity }) => {
      const removed = await templates.remove(id)
      if (!removed) throw noSuchTemplate()
      await activity.add(caller, { kind: 'template removed', thing: removed.name, before: removed.text })
    })
    return { result: YES }
  })

  async function answer(id: number) {
    const data = await templates.find(id)
    if (!data) throw noSuchTemplate()
    return { result: YES, data: { ...data, version: await versions.of(recordOf(id)) } }
  }
}

const recordOf = (id: number) => `template ${id}`

const KNOWN = inList(PLACEHOLDERS.map((name) => `{${name}}`))

/** Unknown placeholders, which a customer would see in braces. */
function unknownIn(text: string): string[] {
  const found = text.match(/\{[^{}]*\}/g) ?? []
  return found.filter((one) => !PLACEHOLDERS.some((name) => one === `{${name}}`))
}

const noSuchTemplate = () => notFound('This template no longer exists')
