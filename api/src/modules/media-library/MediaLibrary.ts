import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { LARGEST_UPLOAD, slugOf } from '@brightfill/shared/constants'
import type { MediaDetails } from '@brightfill/shared/contract'
import type { Repos } from '../../createRepos'
import type { DiskSpace } from '../../DiskSpace'
import { conflict, HttpProblem, notFound } from '../../http/HttpProblem'
import type { Store } from '../../store/Store'
import type { CommonCopies } from '../media/CommonCopies'
import type { Derivatives } from '../media/Derivatives'
import type { PictureQueue } from '../media/PictureQueue'
import type { Actor } from '../office/activity.repo'
import { cleanFilm } from './cleanFilm'
import { toFile } from './mediaFiles.repo'
import { PictureCleaner } from './PictureCleaner'
import { endless, receiveFile } from './receiveFile'
import { unfitFile } from './unfit'

/** The folder in the store, below `media/`. */
const FOLDER = 'uploads'
/** Below the data folder: unfinished uploads. */
const INCOMING = 'incoming'
const LONGEST_NAME = 60
/** Milliseconds; other apis may have uploads in the same folder. */
const LONGEST_UPLOAD = 3_600_000

interface Dependencies extends Pick<Repos, 'mediaFiles' | 'mediaUses' | 'versions' | 'transaction'> {
  dataDir: string
  diskReserve: number
  store: Store
  disk: DiskSpace
  derivatives: Derivatives
  queue: PictureQueue
  commonCopies: CommonCopies
}

interface Upload {
  body: AsyncIterable<Buffer>
  /** Bytes, if the client sent the length. */
  length: number
  /** The file's name on the uploader's computer. */
  title: string
  by: Actor
}

/** Files that staff upload for content (O-28 to O-32). */
export class MediaLibrary {
  private readonly cleaner = new PictureCleaner()

  constructor(private readonly on: Dependencies) {}

  /**
   * Accepts a file and stores equal bytes once. A picture is re-encoded and must get a copy for visitors.
   * @returns the id of the file
   * @throws HttpProblem with one sentence; nothing of the file is kept
   */
  async upload({ body, length, title, by }: Upload): Promise<number> {
    if (length > LARGEST_UPLOAD) throw endless()
    await this.requireRoom(length)
    const folder = path.join(this.on.dataDir, INCOMING, randomUUID())
    await mkdir(folder, { recursive: true })
    try {
      const file = path.join(folder, 'sent')
      const { kind, ending, digest } = await receiveFile(body, file)
      const known = await this.on.mediaFiles.findByDigest(digest)
      if (known) return this.again(known.id)
      let size = { width: null, height: null } as { width: number | null; height: number | null }
      if (kind === 'film') await cleanFilm(file)
      if (kind === 'picture') {
        const cleaned = path.join(folder, 'cleaned')
        size = await this.cleaner.clean(file, cleaned, ending)
        await rename(cleaned, file)
      }
      const name = `${FOLDER}/${safeName(title)}-${digest.slice(0, 12)}.${ending}`
      await this.on.store.put(file, `media/${name}`)
      try {
        if (kind === 'picture') await this.requireCopy(name)
        const bytes = (await stat(file)).size
        const stored = await this.on.transaction(async ({ mediaFiles, activity }) => {
          const added = await mediaFiles.add({ name, title, kind, bytes, ...size, digest, added_by: by.name })
          if (added.name === name) await activity.add(by, { kind: 'file uploaded', thing: title })
          return added
        })
        if (stored.name !== name) await this.drop(name) // the same bytes under another name came first
        return stored.id
      } catch (error) {
        if (!(await this.on.mediaFiles.findByDigest(digest).catch(() => true))) await this.drop(name)
        throw error
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }

  /** Removes the remains of uploads that died with their process. */
  async sweep(): Promise<void> {
    const incoming = path.join(this.on.dataDir, INCOMING)
    for (const name of await readdir(incoming).catch(() => [])) {
      const folder = path.join(incoming, name)
      const begun = await stat(folder).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      )
      if (Date.now() - begun > LONGEST_UPLOAD) await rm(folder, { recursive: true, force: true })
    }
  }

  /** @throws HttpProblem 404 */
  async details(id: number): Promise<MediaDetails> {
    const { mediaFiles, mediaUses, versions } = this.on
    const file = await mediaFiles.find(id)
    if (!file) throw noSuchFile()
    const [uses, version] = await Promise.all([mediaUses.of(id), versions.of(recordOfMedia(id))])
    return { ...toFile({ ...file, used: uses.length }), uses, version }
  }

  /**
   * Replaces a file with another wherever it is used. The old one leaves the library, but stays in the store for older
   * documents, mails and versions.
   */
  async replace(id: number, by: number, actor: Actor): Promise<void> {
    await this.on.transaction(async ({ mediaFiles, mediaUses, activity }) => {
      const former = await mediaFiles.findForChange(id)
      const next = await mediaFiles.findForChange(by)
      if (!former || !next || former.replaced_by) throw noSuchFile()
      if (former.kind !== next.kind) throw conflict('Choose a file of the same type')
      if (id === by) return
      await mediaUses.rename(former.name, next.name)
      await mediaFiles.change(by, { replaced_by: null, ...(next.alt === null && { alt: former.alt }) })
      await mediaFiles.change(id, { replaced_by: by })
      await activity.add(actor, { kind: 'file replaced', thing: former.title, before: former.name, after: next.name })
    })
  }

  /** @throws HttpProblem 409 that lists the uses of the file */
  async remove(id: number, actor: Actor): Promise<void> {
    const removed = await this.on.transaction(async ({ mediaFiles, mediaUses, activity }) => {
      const file = await mediaFiles.findForChange(id)
      if (!file) throw noSuchFile()
      const [first, ...others] = await mediaUses.of(id)
      if (first) {
        const more = others.length > 0 ? ` and ${others.length} more` : ''
        throw conflict(`This file is used by ${first.title}${more}. Replace it, or remove it there first`)
      }
      await mediaFiles.remove(id)
      await activity.add(actor, { kind: 'file removed', thing: file.title, before: file.name })
      return file.name
    })
    await this.drop(removed)
  }

  /** For known bytes: puts their file back into the library. */
  private async again(id: number): Promise<number> {
    await this.on.mediaFiles.change(id, { replaced_by: null })
    return id
  }

  /** Space for the file, and for the re-encoded picture. */
  private async requireRoom(length: number) {
    const free = await this.on.disk.free()
    if (free !== undefined && free - 3 * length < this.on.diskReserve)
      throw new HttpProblem(507, {
        code: 'no_room',
        message: 'The server is full, so this file was not saved. Tell your administrator',
      })
  }

  /** Visitors get copies, so a picture without one is useless. The others follow in the background. */
  private async requireCopy(name: string) {
    const { derivatives, queue, commonCopies } = this.on
    const never = new AbortController().signal
    const copy = { width: 320, format: 'avif' } as const
    const made = await derivatives.find(name, copy, (order) => queue.ask(order, 'office', never))
    if (!made) throw unfitFile('This picture is damaged or incomplete')
    void commonCopies.makeOf(name)
  }

  /** Removes a file with its copies; a failure of the store does no harm. */
  private async drop(name: string) {
    const { store } = this.on
    try {
      await store.remove(`media/${name}`)
      for await (const copy of store.list(`derivatives/${name}`)) await store.remove(copy)
    } catch {
      // Nothing names it.
    }
  }
}

const noSuchFile = () => notFound('This file no longer exists')

export const recordOfMedia = (id: number) => `media ${id}`

/** A name that is valid in addresses, on all disks and in all stores. */
function safeName(title: string): string {
  const name = slugOf(title.replace(/\.\w{1,5}$/, '')).replace(/[^a-z0-9]+/g, '-')
  return name.slice(0, LONGEST_NAME).replace(/^-+|-+$/g, '') || 'file'
}
