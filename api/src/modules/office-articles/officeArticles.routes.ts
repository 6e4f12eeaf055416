import { ContentPost, officeArticleCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { mountEditing } from '../../drafts/mountEditing'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'

type Answer = Static<typeof officeArticleCalls.officeArticle.answer>

/** Articles in the office: list, drafts, publishing, versions and bin (O-12 to O-18). */
export function officeArticlesRoutes(app: FastifyInstance, parts: Parts) {
  const { articleDrafts: service, articleRows } = parts
  const calls = officeArticleCalls

  mount(app, calls.officeArticles, async ({ query }) => ({ result: YES, ...(await articleRows.list(query)) }))
  mount(app, calls.articleSchema, async () => ({ result: YES, data: ContentPost }))

  const present = mountEditing(
    app,
    parts,
    {
      open: calls.officeArticle,
      save: calls.saveArticle,
      discard: calls.discardArticle,
      publish: calls.publishArticle,
      plan: calls.planArticle,
      preview: calls.previewArticle,
      versions: calls.articleVersions,
      version: calls.articleVersion,
      restore: calls.restoreArticle,
    },
    { serviceOf: () => service, idOf: Number, fixed: ['former_slugs'], kept: ['slug', 'former_slugs'] },
  )

  const answer = (id: string) => present(id) as Promise<Answer> // of this kind

  mountSend(app, parts, calls.createArticle, {
    send: ({ caller, body, once }) => {
      const { former_slugs: _, ...item } = body.item
      return once((on) => service.create(on, item, caller))
    },
    answer,
  })

  mountSend(app, parts, calls.takeArticleOffline, {
    present: ({ params: { id } }) => answer(id),
    send: ({ caller, params: { id }, body: { version }, once }) =>
      once((on) => service.takeOffline(on, id, { version, by: caller })),
    answer: (_, { params: { id } }) => answer(id),
  })

  mount(app, calls.articleUses, async ({ params: { id } }) => {
    await service.open(parts, id)
    return { result: YES, data: await service.kind.uses(parts.db, id) }
  })

  mountSend(app, parts, calls.deleteArticle, {
    present: ({ params: { id } }) => answer(id),
    send: ({ caller, params: { id }, body: { version }, once }) =>
      once((on) => service.bin(on, id, { version, by: caller })),
    answer: () => ({ result: YES }),
  })

  mount(app, calls.articleBin, async () => ({ result: YES, data: await parts.drafts.binned('article') }))

  mountSend(app, parts, calls.restoreBinnedArticle, {
    send: ({ caller, params: { id }, once }) => once((on) => service.unbin(on, id, caller)),
    answer: (_, { params: { id } }) => answer(id),
  })
}
