import { isDeepStrictEqual } from 'node:util'
import { Compile, type Validator } from 'typebox/compile'
import { forbidden, HttpProblem, invalid, notFound } from '../http/HttpProblem'
import { messagesByField } from '../http/messagesByField'
import { refuseDuringImport } from '../import/importLock'
import { sanitizeContent } from '../import/sanitizeContent'
import { UnfitContent } from '../import/UnfitContent'
import { writeBatch } from '../import/writeBatch'
import type { Actor } from '../modules/office/activity.repo'
import type { Work } from '../repos'
import { changedFields } from './changedFields'
import type { ContentKind } from './contentKind'
import type { StoredDraft } from './drafts.repo'

type Repos = Pick<Work, 'db' | 'drafts' | 'versions' | 'activity'>

export interface OpenItem<Item> {
  /** The draft, else what is live. */
  item: Item
  live: Item | undefined
  draft: StoredDraft<Item> | undefined
}

interface Change {
  /** The version that the change started from; undefined skips the check. */
  version: number | undefined
  by: Actor
}

/** All changes of an item change the same part of its record. */
const PART = 'item'

/** Drafts of one kind of content, and their publication (O-12 to O-18). Each call runs in its caller's transaction. */
export class DraftService<Item extends object> {
  private check: Validator | undefined

  constructor(readonly kind: ContentKind<Item>) {}

  refOf = (key: string) => ({ kind: this.kind.name, key })
  recordOf = (key: string) => `${this.kind.name} ${key}`

  /** @throws HttpProblem 404 */
  async open({ db, drafts }: Pick<Repos, 'db' | 'drafts'>, key: string): Promise<OpenItem<Item>> {
    const [draft, live] = [await drafts.find<Item>(this.refOf(key)), await this.kind.read(db, key)]
    const item = draft?.item ?? live
    if (!item) throw notFound('This no longer exists')
    return { item: this.complete(item), live, draft }
  }

  /** @returns its key */
  async create(on: Repos, item: Partial<Item>, by: Actor): Promise<string> {
    const key = await this.kind.reserve(on.db)
    const draft = this.complete(this.clean({ ...this.kind.empty, ...item }))
    await on.versions.change(this.recordOf(key), { part: PART, version: undefined, by })
    await on.drafts.save(this.refOf(key), draft, by.name)
    await this.note(on, key, `${this.kind.name} begun`, { item: draft, by })
    return key
  }

  /** @param fixed the fields that this colleague may not change */
  async save(
    on: Repos,
    key: string,
    change: Partial<Item>,
    { version, by, fixed = [] }: Change & { fixed?: (keyof Item)[] },
  ) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { item, live } = await this.open(on, key)
    const wrong = fixed.find((name) => name in change && !isDeepStrictEqual(change[name], item[name]))
    if (wrong) throw forbidden(`Your role cannot change this: ${String(wrong).replaceAll('_', ' ')}`)
    await this.keep(on, key, { ...item, ...this.clean(change) }, live, by)
  }

  async discard(on: Repos, key: string, { version, by }: Change) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { item, draft } = await this.open(on, key)
    if (!draft) return
    await on.drafts.remove(this.refOf(key))
    await on.drafts.plan(this.refOf(key), 'publish', null, by.name)
    await this.note(on, key, `${this.kind.name} draft dropped`, { item, by })
  }

  /** Makes a published version the draft; the fields in `keep` stay as they are. */
  async restore(on: Repos, key: string, number: number, { version, by, keep }: Change & { keep: (keyof Item)[] }) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { item, live } = await this.open(on, key)
    const former = await on.drafts.version<Item>(this.refOf(key), number)
    if (!former) throw notFound('This version no longer exists')
    const kept = Object.fromEntries(keep.map((name) => [name, item[name]]))
    await this.keep(on, key, { ...item, ...former.item, ...kept }, live, by)
    await this.note(on, key, `${this.kind.name} restored`, { item, by, after: `version ${number}` })
  }

  /**
   * Publishes the draft, or puts an offline item back.
   * @throws HttpProblem 422 with what is missing, by field
   */
  async publish(on: Repos, key: string, { version, by, note }: Change & { note?: string }) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { item, live } = await this.open(on, key)
    await this.write(on, key, { item: this.kind.ready(item, live), live, by, note })
    await on.drafts.remove(this.refOf(key))
    await on.drafts.plan(this.refOf(key), 'publish', null, by.name)
  }

  /** Changes the live item at once, and the draft as well: other changes of the draft stay unpublished. */
  async change(on: Repos, key: string, change: Partial<Item>, { version, by }: Change) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { item, live, draft } = await this.open(on, key)
    if (live && this.kind.isPublic(live)) {
      await this.write(on, key, { item: { ...live, ...change }, live, by })
      if (draft) await this.keep(on, key, { ...item, ...change }, { ...live, ...change }, by)
    } else await this.keep(on, key, { ...item, ...change }, live, by)
  }

  /** Takes it off the site; its row and its address stay. */
  async takeOffline(on: Repos, key: string, { version, by }: Change) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { live } = await this.open(on, key)
    if (await this.hideFromVisitors(on, key, live, by))
      await this.note(on, key, `${this.kind.name} offline`, { item: live as Item, by })
  }

  /** Takes it off the site and puts it into the bin; restoring it brings it back offline (O-18). */
  async bin(on: Repos, key: string, { version, by }: Change) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { item, live } = await this.open(on, key)
    await this.hideFromVisitors(on, key, live, by)
    await on.drafts.plan(this.refOf(key), 'publish', null, by.name)
    await this.kind.hide(on.db, key, true)
    await on.drafts.bin(this.refOf(key), this.nameOf(item, key), by.name)
    await this.note(on, key, `${this.kind.name} deleted`, { item, by })
  }

  /** @throws HttpProblem 404 when it is not in the bin */
  async unbin(on: Repos, key: string, by: Actor) {
    if (!(await on.drafts.unbin(this.refOf(key)))) throw notFound('This is no longer in the bin')
    await this.kind.hide(on.db, key, false)
    const { item } = await this.open(on, key)
    await this.note(on, key, `${this.kind.name} taken out of the bin`, { item, by })
  }

  /** @param at null removes the plan; undefined leaves it unchanged */
  async plan(
    on: Repos,
    key: string,
    at: { publish?: string | null; offline?: string | null },
    { version, by }: Change,
  ) {
    await on.versions.change(this.recordOf(key), { part: PART, version, by })
    const { item, live } = await this.open(on, key)
    if (at.publish && at.offline && Date.parse(at.offline) <= Date.parse(at.publish))
      throw invalid({ offline_at: ['Choose a time after publishing'] })
    for (const [action, time] of Object.entries(at) as ['publish' | 'offline', string | null | undefined][]) {
      if (time === undefined) continue
      if (time !== null && Date.parse(time) <= Date.now()) throw invalid({ [`${action}_at`]: ['This time has passed'] })
      if (action === 'publish' && time !== null) this.refuseUnfit(this.kind.ready(item, live))
      if (action === 'offline' && time !== null && live) this.kind.offline(live) // which some kinds refuse
      await on.drafts.plan(this.refOf(key), action, time, by.name)
      await this.note(on, key, `${this.kind.name} planned`, { item, by, after: `${action} ${time ?? 'not'}` })
    }
  }

  /**
   * Writes the draft as it would be published, in a transaction that the caller rolls back.
   * @param fit fills in what the item still lacks
   */
  async show({ db, drafts }: Pick<Repos, 'db' | 'drafts'>, key: string, fit: (item: Item) => Item): Promise<Item> {
    const { item } = await this.open({ db, drafts }, key)
    const shown = this.clean(fit(item)) as Item
    await this.kind.claim(db, key, shown)
    await writeBatch(db, this.kind.batch(shown))
    return shown
  }

  /** The only way to publish: through the import writer, with a version and a line in the activity log. */
  private async write(
    on: Repos,
    key: string,
    { item, live, by, note }: { item: Item; live: Item | undefined; by: Actor; note?: string | undefined },
  ) {
    await refuseDuringImport(on.db)
    const clean = this.clean(item) as Item
    this.refuseUnfit(clean)
    const ref = this.refOf(key)
    const last = await on.drafts.version<Item>(ref)
    // An import has changed it since, or it is older than versions are.
    if (live && this.kind.isPublic(live) && !isDeepStrictEqual(this.complete(last?.item ?? {}), this.complete(live)))
      await on.drafts.addVersion(ref, live, { by: '' })
    await this.kind.claim(on.db, key, clean)
    try {
      await writeBatch(on.db, this.kind.batch(clean))
    } catch (error) {
      if (error instanceof UnfitContent) throw invalid({ item: [`${error.item} ${error.reason}`] })
      throw error
    }
    await on.drafts.addVersion(ref, clean, { by: by.name, ...(note && { note }) })
    await this.note(on, key, `${this.kind.name} published`, { item: clean, by, ...changedFields(live, clean) })
  }

  /** @returns whether visitors saw it */
  private async hideFromVisitors({ db, drafts }: Repos, key: string, live: Item | undefined, by: Actor) {
    await drafts.plan(this.refOf(key), 'offline', null, by.name)
    if (!live || !this.kind.isPublic(live)) return false
    await refuseDuringImport(db)
    await writeBatch(db, this.kind.batch(this.kind.offline(live)))
    const ref = this.refOf(key)
    if (this.kind.staysAsDraft && !(await drafts.find(ref))) await drafts.save(ref, live, by.name)
    return true
  }

  /** A draft equal to the live item is removed. */
  private async keep(on: Repos, key: string, item: Item, live: Item | undefined, by: Actor) {
    const isLive = live && isDeepStrictEqual(this.complete(item), this.complete(live))
    if (isLive) await on.drafts.remove(this.refOf(key))
    else await on.drafts.save(this.refOf(key), item, by.name)
  }

  private refuseUnfit(item: Item) {
    const faults = this.kind.faults ? this.kind.faults(item) : this.faults(item)
    const errors = { ...faults, ...this.kind.problems(item) }
    if (Object.keys(errors).length > 0) throw invalid(errors)
  }

  private faults(item: Item): Record<string, string[]> {
    this.check ??= Compile(this.kind.schema)
    return this.check.Check(item) ? {} : messagesByField(this.check.Errors(item))
  }

  /** With defaults for fields that an older release did not have; JSON drops `undefined`. */
  private complete(item: object): Item {
    return JSON.parse(JSON.stringify({ ...this.kind.empty, ...item })) as Item // of its fields
  }

  private clean(item: Partial<Item>): Partial<Item> {
    return sanitizeContent(this.kind.schema, item) as Partial<Item> // only texts changed
  }

  private nameOf(item: Item, key: string) {
    return this.kind.nameOf(item) || `${this.kind.name} ${key}`
  }

  private note(
    { activity }: Repos,
    key: string,
    kind: string,
    { item, by, before, after }: { item: Item; by: Actor; before?: string; after?: string },
  ) {
    return activity.add(by, { kind, thing: this.nameOf(item, key), ...(before && { before }), ...(after && { after }) })
  }
}

/** Whether a plan can never succeed as it is, so that retrying is useless. */
export const isRefusal = (error: unknown) => error instanceof HttpProblem && [404, 422].includes(error.statusCode)
