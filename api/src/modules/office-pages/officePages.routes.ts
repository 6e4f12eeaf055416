import { EditedPage, type OfficePageAnswer, officeHomeCalls, officePageCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { mountEditing } from '../../drafts/mountEditing'
import { refuseNewPage } from '../../drafts/pageKind'
import { YES } from '../../http/flags'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { mountSend } from '../../sends/mountSend'

/** Pages of sections in the office. */
export function officePagesRoutes(app: FastifyInstance, parts: Parts) {
  const { pageDrafts } = parts

  mount(app, officePageCalls.officePages, async () => ({ result: YES, data: await parts.pageRows.list() }))
  mount(app, officeHomeCalls.editorHome, async ({ caller }) => ({
    result: YES,
    data: await parts.editorHome.read(caller.name),
  }))
  mount(app, officePageCalls.pageSchema, async () => ({ result: YES, data: EditedPage }))

  const answer = mountEditing(
    app,
    parts,
    {
      open: officePageCalls.officePage,
      save: officePageCalls.savePage,
      discard: officePageCalls.discardPage,
      publish: officePageCalls.publishPage,
      plan: officePageCalls.planPage,
      preview: officePageCalls.previewPage,
      versions: officePageCalls.pageVersions,
      version: officePageCalls.pageVersion,
      restore: officePageCalls.restorePage,
    },
    { serviceOf: () => pageDrafts, idOf: Number },
  ) as (id: string) => Promise<OfficePageAnswer> // the items of this kind

  mountSend(app, parts, officePageCalls.createPage, {
    send: ({ caller, body: { item }, once }) =>
      once(async (on) => {
        await refuseNewPage(on.db, item)
        return pageDrafts.create(on, item, caller)
      }),
    answer,
  })

  mount(app, officePageCalls.pageUses, async ({ params: { id } }) => {
    await pageDrafts.open(parts, id)
    return { result: YES, data: await pageDrafts.kind.uses(parts.db, id) }
  })

  mountSend(app, parts, officePageCalls.deletePage, {
    present: ({ params }) => answer(params.id),
    send: ({ caller, params, body: { version }, once }) =>
      once((on) => pageDrafts.bin(on, params.id, { version, by: caller })),
    answer: () => ({ result: YES }),
  })

  mount(app, officePageCalls.pageBin, async () => ({ result: YES, data: await parts.drafts.binned('page') }))

  mountSend(app, parts, officePageCalls.restoreBinnedPage, {
    send: ({ caller, params, once }) => once((on) => pageDrafts.unbin(on, params.id, caller)),
    answer: (_, { params }) => answer(params.id),
  })

  mountSend(app, parts, officePageCalls.takePageOffline, {
    present: ({ params }) => answer(params.id),
    send: ({ caller, params, body: { version }, once }) =>
      once((on) => pageDrafts.takeOffline(on, params.id, { version, by: caller })),
    answer: (_, { params }) => answer(params.id),
  })
}
