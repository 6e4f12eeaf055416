import { withStorage } from '@brightfill/shared/storage'
import type { Location } from 'react-router-dom'

const STORAGE_KEY = 'shell.scroll.1'
// Enough for any visit; the oldest are dropped first.
const KEPT = 100

/**
 * Entries that the router did not make (the first one, plain links to a hash) all have the key "default", so their
 * address identifies them.
 */
export function entryKey({ key, pathname, search, hash }: Location): string {
  return key === 'default' ? pathname + search + hash : key
}

/** Heights in px at which history entries were left. They outlive the document, for a Back from another site. */
export class ScrollPositions {
  private readonly heights: Map<string, number>

  constructor() {
    this.heights = new Map(readStored())
  }

  of(entry: string): number | undefined {
    return this.heights.get(entry)
  }

  note(entry: string, height: number) {
    this.heights.delete(entry)
    this.heights.set(entry, height)
  }

  store() {
    withStorage(() => sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...this.heights].slice(-KEPT))))
  }
}

function readStored(): [string, number][] {
  const stored: unknown = withStorage(() => JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]'))
  return Array.isArray(stored) ? stored.filter(isHeight) : []
}

function isHeight(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && Number.isFinite(entry[1])
}
