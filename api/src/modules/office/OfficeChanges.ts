import type { OfficeChange } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'

const LOOK_EVERY = 500
/** Seconds after which no transaction under way can bring a change with an older number. */
const LATEST = 20

type Listener = (change: OfficeChange) => void

/**
 * Tells open offices what changed, whichever copy of the api changed it. It looks only while somebody listens. Numbers
 * may become visible out of their order, so it looks at the last seconds each time and tells what it has not told.
 */
export class OfficeChanges {
  private readonly listeners = new Set<Listener>()
  private told = new Set<number>()
  private timer: NodeJS.Timeout | undefined
  private looking: Promise<void> | undefined

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** @returns ends the listening */
  async listen(listener: Listener): Promise<() => void> {
    if (this.listeners.size === 0) this.told = new Set((await this.latest()).map(({ id }) => id))
    this.listeners.add(listener)
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY)
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size > 0) return
      clearInterval(this.timer)
      this.timer = undefined
    }
  }

  private look() {
    this.looking ??= this.tell()
      .catch(this.onTrouble)
      .finally(() => {
        this.looking = undefined
      })
  }

  private async tell(): Promise<void> {
    const changes = await this.latest()
    const fresh = changes.filter(({ id }) => !this.told.has(id))
    this.told = new Set(changes.map(({ id }) => id))
    for (const change of fresh) for (const listener of this.listeners) listener(change)
  }

  private async latest(): Promise<OfficeChange[]> {
    const rows = await this.db
      .selectFrom('office_change')
      .select(['id', 'what', 'reference'])
      .where('at', '>', sql<Date>`now() - ${LATEST}::int * interval '1 second'`)
      .orderBy('id')
      .execute()
    return rows.map(({ id, ...row }) => ({ ...row, id: Number(id) }))
  }
}
