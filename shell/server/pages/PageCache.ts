import { LRUCache } from 'lru-cache'
import type { PageOwner } from '../../src/composition/pageOwner'
import type { PageDocument } from './PageDocument'

/** What a render gave. */
export interface PageAnswer {
  status: number
  document: PageDocument
  /** Whose page it is; kept with it, because matching the address takes longer than sending the document. */
  owner: PageOwner
  /** Where the visitor is sent instead. */
  location?: string
  /** Every part of the page came; an answer that lacks one is shown to those who wait for it and to nobody else. */
  complete: boolean
}

/** Which document: the composition it is rendered with and its address. */
interface Name {
  composition: string
  address: string
  /** Changes when content changes, which makes every document before it old. */
  version: string
}

interface Kept {
  answer: PageAnswer
  version: string
  madeAt: number
}

interface CacheOptions {
  /** Milliseconds a document counts as new. */
  fresh?: number
  /** Milliseconds in which it is still given out while a new one is made. */
  stale?: number
  /** Milliseconds after which it is not even better than a failure. */
  kept?: number
  /** Bytes for the pages of the site. */
  budget?: number
  /** Bytes for what anybody can invent any number of: addresses with a query, pages that do not exist. */
  inventedBudget?: number
}

/**
 * Documents of visitors' pages, for seconds: they hold nothing of the one who asks, so all who ask for one page
 * together wait for one render, and a page whose render fails is served as it was (docs/architecture.md).
 */
export class PageCache {
  private readonly pages: LRUCache<string, Kept>
  private readonly invented: LRUCache<string, Kept>
  private readonly making = new Map<string, Promise<PageAnswer>>()
  private readonly fresh: number
  private readonly stale: number

  constructor({
    fresh = 10_000,
    stale = 60_000,
    kept = 3_600_000,
    budget = 64 * MB,
    inventedBudget = 16 * MB,
  }: CacheOptions = {}) {
    this.fresh = fresh
    this.stale = stale
    const store = (maxSize: number) =>
      new LRUCache<string, Kept>({ maxSize, ttl: kept, sizeCalculation: ({ answer }) => answer.document.bytes })
    this.pages = store(budget)
    this.invented = store(inventedBudget)
  }

  /** @throws what `render` throws, when there is nothing older to give */
  async get({ composition, address, version }: Name, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const key = `${composition} ${address}`
    const kept = this.pages.get(key) ?? this.invented.get(key)
    const age = kept?.version === version ? Date.now() - kept.madeAt : Number.POSITIVE_INFINITY
    if (kept && age < this.fresh) return kept.answer
    const making = this.make(key, version, render)
    if (kept && age < this.stale) {
      making.catch(() => {}) // whoever comes later tries again
      return kept.answer
    }
    if (!kept) return making
    return making.then(
      (made) => (isFailure(made) ? kept.answer : made),
      () => kept.answer,
    )
  }

  private make(key: string, version: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    // A render that began before the content changed is nothing to wait for after it.
    const name = `${version} ${key}`
    let making = this.making.get(name)
    if (!making) {
      const madeAt = Date.now()
      making = render()
        .then((answer) => {
          this.keep(key, { answer, version, madeAt })
          return answer
        })
        .finally(() => this.making.delete(name))
      this.making.set(name, making)
    }
    return making
  }

  private keep(key: string, kept: Kept) {
    const { status, complete } = kept.answer
    if (!complete || (status !== 200 && status !== 404)) return
    const [store, other] =
      status === 200 && !key.includes('?') ? [this.pages, this.invented] : [this.invented, this.pages]
    store.set(key, kept)
    other.delete(key)
  }
}

const MB = 1024 * 1024

/** Something went wrong on our side; a page that is not there any more is no failure. */
function isFailure({ status, complete }: PageAnswer): boolean {
  return status >= 500 || !complete
}
