import type { OfficeChange } from '@brightfill/shared/contract'
import { Repeated } from '@brightfill/shared/node'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'

const LOOK_EVERY = 500
/** Seconds after which no running transaction can still add a change with a lower number. */
const LATEST = 20

type Listener = (change: OfficeChange) => void

/**
 * Tells open offices of changes by any api of the site. It polls only while an office listens. Changes may become
 * visible out of order, so each poll reads the last seconds and passes on the new ones.
 */
export class OfficeChanges {
  private readonly listeners = new Set<Listener>()
  private told = new Set<number>()
  private readonly looks = new Repeated(() => this.tell().catch(this.onTrouble), LOOK_EVERY)

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly onTrouble: (error: unknown) => void,
  ) {}

  /** @returns a function that stops listening */
  async listen(listener: Listener): Promise<() => void> {
    if (this.listeners.size === 0) this.told = new Set((await this.latest()).map(({ id }) => id))
    this.listeners.add(listener)
    this.looks.start()
    return () => {
      this.listeners.delete(listener)
      if (this.listeners.size === 0) void this.looks.stop()
    }
  }

  private async tell(): Promise<void> {
    const changes = await this.latest()
    const fresh = changes.filter(({ id }) => !this.told.has(id))
    this.told = new Set(changes.map(({ id }) => id))
    for (const change of fresh) for (const listener of this.listeners) listener(change)
  }

  private async latest(): Promise<OfficeChange[]> {
    const { rows } = await sql<OfficeChange>`
      select id::float8 as id, what, reference from office_change
      where at > now() - ${LATEST}::int * interval '1 second' order by office_change.id`.execute(this.db)
    return rows
  }
}
