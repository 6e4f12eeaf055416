import { Readable } from 'node:stream'
import { NAME_OF_FILE_MAX_LENGTH } from '@brightfill/shared/constants'
import { officeMediaCalls } from '@brightfill/shared/contract'
import type { FastifyInstance } from 'fastify'
import { YES } from '../../http/flags'
import { notFound } from '../../http/HttpProblem'
import { mount } from '../../http/mount'
import type { Parts } from '../../parts'
import { ChangedMeanwhile } from '../../versions/ChangedMeanwhile'
import { recordOfMedia } from './MediaLibrary'

/** The media library of the office (O-28 to O-31). */
export function mediaLibraryRoutes(app: FastifyInstance, parts: Parts) {
  const { mediaFiles, mediaLibrary: library, storedFiles, transaction } = parts

  mount(app, officeMediaCalls.officeMedia, async ({ query }) => {
    await storedFiles.find()
    return { result: YES, ...(await mediaFiles.list(query)) }
  })

  mount(app, officeMediaCalls.mediaFile, ({ params }) => answer(Number(params.id)))

  mount(app, officeMediaCalls.uploadMedia, async ({ caller, query, request }) => {
    const { body, headers } = request
    const id = await library.upload({
      body: body instanceof Readable ? body : Readable.from([]),
      length: Number(headers['content-length'] ?? 0),
      title: titleOf(query.name),
      by: caller,
    })
    return answer(id)
  })

  mount(app, officeMediaCalls.changeMedia, async ({ caller, params, body: { alt, focal, version } }) => {
    const id = Number(params.id)
    try {
      await transaction(async (on) => {
        const file = await on.mediaFiles.findForChange(id)
        if (!file) throw notFound('This file no longer exists')
        const parts = [...(alt === undefined ? [] : ['alt']), ...(focal ? ['focal'] : [])]
        for (const part of parts) await on.versions.change(recordOfMedia(id), { part, version, by: caller })
        const described = alt === undefined ? {} : { alt: alt.trim() }
        const pointed = focal ? { focal_x: focal.x, focal_y: focal.y } : {}
        if (parts.length === 0) return
        await on.mediaFiles.change(id, { ...described, ...pointed })
        if (alt !== undefined && alt.trim() !== file.alt)
          await on.activity.add(caller, {
            kind: 'picture described',
            thing: file.title,
            before: file.alt ?? '',
            after: alt.trim(),
          })
      })
    } catch (error) {
      throw error instanceof ChangedMeanwhile ? error.with(await answer(id)) : error
    }
    return answer(id)
  })

  mount(app, officeMediaCalls.replaceMedia, async ({ caller, params, body: { by } }) => {
    await library.replace(Number(params.id), by, caller)
    return answer(by)
  })

  mount(app, officeMediaCalls.removeMedia, async ({ caller, params }) => {
    await library.remove(Number(params.id), caller)
    return { result: YES }
  })

  async function answer(id: number) {
    return { result: YES, data: await library.details(id) }
  }
}

/** The last part of a name that may have folders, in characters that a database can hold. */
function titleOf(name: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const clean = last.replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return clean.slice(0, NAME_OF_FILE_MAX_LENGTH) || 'file'
}
