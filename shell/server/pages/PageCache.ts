import { LRUCache } from 'lru-cache'
import type { PageOwner } from '../../src/composition/pageOwner'
import { NotRendered } from '../render/NotRendered'
import type { PageDocument } from './PageDocument'

/** The result of a render. */
export interface PageAnswer {
  status: number
  document: PageDocument
  /** The remote that owns the page. Finding it takes longer than sending the document. */
  owner: PageOwner
  /** The visitor is sent there instead. */
  location?: string
  /** No part of the page is missing. An incomplete page is sent only to the requests that wait for it. */
  complete: boolean
}

/** Names a document. */
interface Name {
  composition: string
  address: string
  /** Changes with the content. Documents of another version are old. */
  version: string
}

interface Kept {
  answer: PageAnswer
  version: string
  madeAt: number
  lifetime: Lifetime
}

interface Lifetime {
  /** Milliseconds for which a document is new. */
  fresh: number
  /** Milliseconds for which visitors get it while a new one is made. */
  stale: number
}

const MB = 1024 * 1024
/** Milliseconds for which a document is better than a failure. */
const KEPT_FOR = 3_600_000
const usual = {
  /** For a document that is certain to have the content of its version. */
  lifetime: { fresh: 600_000, stale: KEPT_FOR },
  /** Milliseconds after a change in which an api may answer with the former content (api/src/search/revision.ts). */
  settling: 2_000,
  /** For a document that was made meanwhile. */
  settlingLifetime: { fresh: 10_000, stale: 60_000 },
  /** Bytes for the pages of the site. */
  budget: 64 * MB,
  /** Bytes for addresses that anyone can invent: with a query, or of pages that do not exist. */
  inventedBudget: 16 * MB,
}

/**
 * Keeps documents until the content changes, an hour at most. They contain nothing about the visitor, so concurrent
 * requests for a page share a single render. A page requested in the last hour is served from the cache at once, while
 * a new one is made. When that render fails, the former page is served (docs/architecture.md).
 */
export class PageCache {
  private readonly limits: typeof usual
  private readonly pages: LRUCache<string, Kept>
  private readonly invented: LRUCache<string, Kept>
  private readonly making = new Map<string, Promise<PageAnswer>>()
  /** The newest version of the content, and when this server heard of it. */
  private content = { version: '', since: 0 }

  constructor(limits: Partial<typeof usual> = {}) {
    this.limits = { ...usual, ...limits }
    const store = (maxSize: number) =>
      new LRUCache<string, Kept>({ maxSize, ttl: KEPT_FOR, sizeCalculation: ({ answer }) => answer.document.bytes })
    this.pages = store(this.limits.budget)
    this.invented = store(this.limits.inventedBudget)
  }

  /** @throws what `render` throws, when there is no older document */
  async get({ composition, address, version }: Name, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    if (version !== this.content.version) this.content = { version, since: Date.now() }
    const key = `${composition} ${address}`
    const kept = this.pages.get(key) ?? this.invented.get(key)
    const age = kept?.version === version ? Date.now() - kept.madeAt : Number.POSITIVE_INFINITY
    if (kept && age < kept.lifetime.fresh) return kept.answer
    const making = this.make(key, version, render)
    if (kept && age < kept.lifetime.stale) {
      making.catch(() => {}) // the next visitor tries again
      return kept.answer
    }
    if (!kept) return making
    return making.then(
      (made) => (isFailure(made) ? kept.answer : made),
      () => kept.answer,
    )
  }

  private make(key: string, version: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    // After the content changes, no request waits for a render that began before.
    const name = `${version} ${key}`
    const others = this.making.get(name)
    if (others) {
      return others.catch((error) => {
        // The client that began the render is over its limit. The others that wait are not.
        if (error instanceof NotRendered && error.isClientLimit) return this.make(key, version, render)
        throw error
      })
    }
    const madeAt = Date.now()
    const settled = madeAt - this.content.since >= this.limits.settling
    const lifetime = settled ? this.limits.lifetime : this.limits.settlingLifetime
    const making = render()
      .then((answer) => {
        this.keep(key, { answer, version, madeAt, lifetime })
        return answer
      })
      .finally(() => this.making.delete(name))
    this.making.set(name, making)
    return making
  }

  private keep(key: string, kept: Kept) {
    const { status, complete, location } = kept.answer
    if (!complete || location !== undefined || (status !== 200 && status !== 404)) return
    const [store, other] =
      status === 200 && !key.includes('?') ? [this.pages, this.invented] : [this.invented, this.pages]
    store.set(key, kept)
    other.delete(key)
  }
}

/** Something went wrong on our side. A page that no longer exists is not a failure. */
function isFailure({ status, complete }: PageAnswer): boolean {
  return status >= 500 || !complete
}
