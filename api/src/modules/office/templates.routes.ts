import { officeTemplateCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { ActivityRepo } from './activity.repo'
import { actorOf } from './OfficeDoor'
import type { TemplatesRepo } from './templates.repo'

export function templatesRoutes(
  app: FastifyInstance,
  { templates, activity }: { templates: TemplatesRepo; activity: ActivityRepo },
) {
  mount(app, officeTemplateCalls.answerTemplates, async () => ({ result: YES, data: await templates.list() }))

  mount(app, officeTemplateCalls.saveTemplate, async ({ body: { id, name, text }, request }) => {
    const actor = actorOf(await request.requireCaller(), request)
    const saved = await templates.save(id, { name: name.trim(), text: text.trim() })
    if (saved === 'taken') throw invalid({ name: ['Another template has this name'] })
    if (!saved) throw unknown()
    await activity.add(actor, { kind: 'template saved', thing: saved.name })
    return { result: YES, data: saved }
  })

  mount(app, officeTemplateCalls.removeTemplate, async ({ body: { id }, request }) => {
    const actor = actorOf(await request.requireCaller(), request)
    const removed = await templates.remove(id)
    if (!removed) throw unknown()
    await activity.add(actor, { kind: 'template removed', thing: removed.name, before: removed.text })
    return { result: YES }
  })
}

const unknown = () => notFound('There is no such template')
