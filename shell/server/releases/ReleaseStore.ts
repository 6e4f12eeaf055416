import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { KEPT_DAYS, KEPT_RELEASES } from '@brightfill/shared/constants'
import type { LiveState } from '@brightfill/shared/contract'
import type { Registry } from './Registry'
import { ReleaseRefused, type TeamKeys } from './TeamKeys'
import { unpackRelease } from './unpackRelease'

/** A file beside release.json: visitors get the files of this release. A smoke test alone fetches others. */
const SHOWN = 'shown'
const UNKNOWN_FOR = 30_000
/** A page asks for many files of one release. */
const FAILED_FOR = 1_000
/** No process takes this long to unpack a release. */
const LEFT_BEHIND_AFTER = 3_600_000
const DAY = 24 * 3_600_000
/** Live releases are marked as used, and old ones removed, from time to time, not each second. */
const MARKED_EVERY = 600_000

/**
 * The releases on this machine: `<folder>/<name>/<release>/{release.json,browser,server}`. A release is fetched from
 * the registry when it is first needed. It is complete and signed by its team, or not there at all. The last known good
 * composition is kept beside them, so that a server starts without the registry.
 */
export class ReleaseStore {
  private readonly fetching = new Map<string, Promise<string | undefined>>()
  private readonly unknown = new Map<string, number>()
  /** Reasons that the registry was told, by release. */
  private readonly told = new Map<string, string>()
  private remembered = { text: '', at: 0 }

  /** The real path: render processes are allowed to read that. */
  readonly folder: string

  constructor(
    folder: string,
    private readonly registry: Pick<Registry, 'archive' | 'refused'>,
    private readonly teamKeys: Pick<TeamKeys, 'verify'>,
  ) {
    mkdirSync(folder, { recursive: true })
    this.folder = realpathSync(folder)
  }

  /** Whether visitors get the files of a release from this machine. */
  isShown(name: string, release: string): boolean {
    return existsSync(path.join(this.folder, name, release, SHOWN))
  }

  /**
   * Folder of a release, fetched when it is missing; undefined when the registry does not know the release.
   * @throws when the registry does not answer; ReleaseRefused when the team did not sign what it answers
   */
  async find(name: string, release: string): Promise<string | undefined> {
    const folder = path.join(this.folder, name, release)
    if (existsSync(path.join(folder, 'release.json'))) return folder
    return this.fetchOnce(name, release, false)
  }

  /** Like `find`, for a visitor: undefined for a release that was never live here or elsewhere, nor a canary. */
  async findShown(name: string, release: string): Promise<string | undefined> {
    if (this.isShown(name, release)) return path.join(this.folder, name, release)
    const found = await this.fetchOnce(name, release, true)
    if (found) await this.markShown(name, release)
    return found
  }

  /** From now on visitors get its files. */
  async markShown(name: string, release: string): Promise<void> {
    if (!this.isShown(name, release)) await writeFile(path.join(this.folder, name, release, SHOWN), '')
  }

  private fetchOnce(name: string, release: string, shown: boolean): Promise<string | undefined> {
    const key = `${name}@${release}${shown ? ' shown' : ''}`
    // Anyone can invent releases, so the registry is not asked each time.
    if ((this.unknown.get(key) ?? 0) > Date.now()) return Promise.resolve(undefined)
    const known = this.fetching.get(key)
    if (known) return known
    const fetching = this.fetch(name, release, shown)
    this.fetching.set(key, fetching)
    const forget = () => this.fetching.delete(key)
    fetching.then(forget, () => setTimeout(forget, FAILED_FOR).unref())
    return fetching
  }

  private async fetch(name: string, release: string, shown: boolean): Promise<string | undefined> {
    const folder = path.join(this.folder, name, release)
    const answer = await this.registry.archive(name, release, shown).catch((error) => this.tell(error))
    if (!answer) {
      if (this.unknown.size > 1_000) this.unknown.clear()
      this.unknown.set(`${name}@${release}${shown ? ' shown' : ''}`, Date.now() + UNKNOWN_FOR)
      return undefined
    }
    const { archive } = answer
    await this.teamKeys.verify({ name, release, ...answer }).catch((error) => this.tell(error))
    const making = path.join(this.folder, name, `.${release}.${randomUUID()}`)
    await mkdir(making, { recursive: true })
    try {
      await unpackRelease(archive, making, { name, release })
      await rename(making, folder).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
        if (existsSync(path.join(folder, 'release.json'))) return // another server was faster
        // Its removal was interrupted.
        await rm(folder, { recursive: true, force: true })
        await rename(making, folder)
      })
    } finally {
      await rm(making, { recursive: true, force: true })
    }
    return folder
  }

  /** A release may be requested every second; its team is told only once that it is refused. */
  private tell(error: unknown): never {
    if (error instanceof ReleaseRefused) this.tellTeam(error)
    throw error
  }

  private tellTeam({ release, reason }: ReleaseRefused) {
    const key = `${release.name}@${release.release}`
    if (this.told.get(key) === reason) return
    this.told.set(key, reason)
    void this.registry.refused(release, reason).catch(() => this.told.delete(key))
  }

  /** The releases that were live when the registry last answered. */
  async lastKnownGood(): Promise<LiveState | undefined> {
    try {
      return JSON.parse(await readFile(this.liveFile, 'utf8'))
    } catch {
      return undefined
    }
  }

  async remember({ content_version: _, ...state }: LiveState): Promise<void> {
    const text = `${JSON.stringify({ ...state, content_version: '', candidates: [] })}\n`
    if (text === this.remembered.text && Date.now() - this.remembered.at < MARKED_EVERY) return
    const making = `${this.liveFile}.${process.pid}`
    await writeFile(making, text)
    await rename(making, this.liveFile)
    const now = new Date()
    for (const [name, release] of Object.entries(state.live))
      await utimes(path.join(this.folder, name, release), now, now)
    this.remembered = { text, at: Date.now() }
    await this.prune((name, release) => state.live[name] === release || state.canary?.release === release)
  }

  /**
   * Removes releases that were not live for 30 days and are not among the last ten of their deployable
   * (docs/decisions/0008): open tabs need no others. Those that were only tried or shown to a few go after a day.
   */
  private async prune(inUse: (name: string, release: string) => boolean): Promise<void> {
    for (const { name } of await folders(this.folder)) {
      const releases = (await folders(path.join(this.folder, name))).map((each) => ({
        ...each,
        shown: this.isShown(name, each.name),
      }))
      const newest = releases.filter(({ shown }) => shown).slice(0, KEPT_RELEASES)
      for (const release of releases) {
        if (inUse(name, release.name) || newest.includes(release)) continue
        if (Date.now() - release.changed < (release.shown ? KEPT_DAYS : 1) * DAY) continue
        await rm(path.join(this.folder, name, release.name), { recursive: true, force: true })
      }
    }
  }

  /** Removes what processes that ended meanwhile did not finish to unpack. Others may unpack here right now. */
  async removeUnfinished(): Promise<void> {
    for (const { name } of await folders(this.folder)) {
      for (const { name: making, changed } of await folders(path.join(this.folder, name), true)) {
        if (Date.now() - changed < LEFT_BEHIND_AFTER) continue
        await rm(path.join(this.folder, name, making), { recursive: true, force: true })
      }
    }
  }

  private get liveFile(): string {
    return path.join(this.folder, 'live.json')
  }
}

/** Newest first: releases, or what is still unpacked. */
async function folders(parent: string, unfinished = false): Promise<{ name: string; changed: number }[]> {
  const entries = await readdir(parent, { withFileTypes: true })
  const found = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && entry.name.startsWith('.') === unfinished)
      .map(async ({ name }) => {
        // Another process may have moved or removed it just now.
        const found = await stat(path.join(parent, name)).catch(() => undefined)
        return { name, changed: found?.mtimeMs ?? Date.now() }
      }),
  )
  return found.sort((one, other) => other.changed - one.changed)
}
