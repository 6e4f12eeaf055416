import type { DraftPage } from '@brightfill/shared/contract'
import type { Repos } from '../createRepos'
import type { DraftService } from './DraftService'
import type { ContentRef } from './drafts.repo'

/** A draft of a page or an option, in the form that the page gets. */
export type ShownDraft = { kind: 'page'; item: DraftPage } | { kind: 'option'; key: string; item: object }

/** Drafts of pages and options: the page gets their items as they are, so showing them writes nothing (O-21). */
export class ContentPreviews {
  constructor(
    private readonly repos: Pick<Repos, 'drafts' | 'db'>,
    private readonly draftsOf: (item: ContentRef) => DraftService<object> | undefined,
  ) {}

  /** Undefined for a draft of another kind. */
  async find(ref: ContentRef | null | undefined): Promise<ShownDraft | undefined> {
    if (ref?.kind !== 'page' && ref?.kind !== 'option') return undefined
    const open = await this.draftsOf(ref)?.open(this.repos, ref.key)
    return open && ({ kind: ref.kind, key: ref.key, item: open.item } as ShownDraft) // each kind has its items
  }
}
