import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { MediaKind } from '@brightfill/shared/contract'
import type { Repos } from '../../createRepos'
import type { Store } from '../../store/Store'

const EVERY = 60_000
/** How long a list waits for new files in the store. */
const PATIENCE = 5_000
/** Small, so that the first list of a slow store has files. */
const BATCH = 20

const kinds: [RegExp, MediaKind][] = [
  [/\.(?:jpe?g|png|webp|avif)$/i, 'picture'],
  [/\.mp4$/i, 'film'],
  [/\.pdf$/i, 'pdf'],
]

/** Adds files to the library that reached the store without it: those of the demo and of imports. */
export class StoredFiles {
  private looked = 0
  private looking: Promise<void> = Promise.resolve()

  constructor(
    private readonly store: Store,
    private readonly repos: Pick<Repos, 'mediaFiles'>,
  ) {}

  /** Checks at most once a minute; returns soon, even if there are more. */
  async find(): Promise<void> {
    if (Date.now() - this.looked > EVERY) {
      this.looked = Date.now()
      this.looking = this.look().catch(() => {
        this.looked = 0 // the store was unavailable
      })
    }
    await Promise.race([this.looking, wait(PATIENCE, undefined, { ref: false })])
  }

  private async look() {
    const known = await this.repos.mediaFiles.names()
    let batch: NewFile[] = []
    for await (const stored of this.store.list('media')) {
      const name = stored.slice('media/'.length)
      const kind = kinds.find(([pattern]) => pattern.test(name))?.[1]
      if (!kind || known.has(name)) continue
      const facts = await this.facts(stored, kind)
      batch.push({ name, title: path.posix.basename(name), kind, ...facts })
      if (batch.length < BATCH) continue
      await this.repos.mediaFiles.addKnown(batch)
      batch = []
    }
    await this.repos.mediaFiles.addKnown(batch)
  }

  private async facts(stored: string, kind: MediaKind) {
    const folder = await mkdtemp(path.join(tmpdir(), 'brightfill-look-'))
    try {
      const file = path.join(folder, 'file')
      await this.store.fetch(stored, file)
      const bytes = (await stat(file)).size
      return { bytes, ...(kind === 'picture' ? await sizeOf(file) : { width: null, height: null }) }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }
}

type NewFile = Parameters<Repos['mediaFiles']['addKnown']>[0][number]

/** Pixels of the upright picture; null for an unreadable one. */
async function sizeOf(file: string) {
  const { default: sharp } = await import('sharp')
  return sharp(file, { limitInputPixels: false })
    .metadata()
    .then(
      ({ autoOrient: { width, height } }) => ({ width, height }),
      () => ({ width: null, height: null }),
    )
}
