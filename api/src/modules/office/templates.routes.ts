import { officeTemplateCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { invalid, notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { ActivityRepo } from './activity.repo'
import type { TemplatesRepo } from './templates.repo'

export function templatesRoutes(
  app: FastifyInstance,
  { templates, activity }: { templates: TemplatesRepo; activity: ActivityRepo },
) {
  mount(app, officeTemplateCalls.answerTemplates, async () => ({ result: YES, data: await templates.list() }))

  mount(app, officeTemplateCalls.saveTemplate, async ({ caller, body: { id, name, text } }) => {
    const former = id === undefined ? undefined : await templates.find(id)
    const saved = await templates.save(id, { name: name.trim(), text: text.trim() })
    if (saved === 'taken') throw invalid({ name: ['Another template has this name'] })
    if (!saved) throw unknown()
    const thing = former && former.name !== saved.name ? `${former.name}, now ${saved.name}` : saved.name
    await activity.add(caller, { kind: 'template saved', thing, before: former?.text ?? '', after: saved.text })
    return { result: YES, data: saved }
  })

  mount(app, officeTemplateCalls.removeTemplate, async ({ caller, body: { id } }) => {
    const removed = await templates.remove(id)
    if (!removed) throw unknown()
    await activity.add(caller, { kind: 'template removed', thing: removed.name, before: removed.text })
    return { result: YES }
  })
}

const unknown = () => notFound('There is no such template')
