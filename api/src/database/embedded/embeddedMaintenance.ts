import type { PGlite } from '@electric-sql/pglite'

/** Milliseconds. */
const times = {
  /** Between two looks. */
  tick: 30_000,
  /** Time without a statement, so that no caller waits. */
  idleFor: 5_000,
  checkpointEvery: 5 * 60_000,
}
// A table is vacuumed when this many rows died or changed since the last time, and a fifth of it.
const CHANGES = 200

/**
 * Does in quiet moments the work of a server's background processes: vacuums and analyses tables that changed, and
 * writes checkpoints. PGlite runs none of them, so tables would bloat and the log grow until the disk is full.
 */
export function embeddedMaintenance(
  pg: PGlite,
  running: (now: boolean) => void,
  { tick: every, idleFor, checkpointEvery } = times,
) {
  let lastUse = Date.now()
  let lastCheckpoint = Date.now()
  let checkpointedAt = ''
  let busy = false
  let inTransaction = false

  async function tick() {
    if (busy || inTransaction || Date.now() - lastUse < idleFor) return
    busy = true
    try {
      await vacuumNext()
      if (Date.now() - lastCheckpoint > checkpointEvery) await checkpoint()
    } catch {
      // A full disk or a closed database: the next query reports it to its caller.
    } finally {
      busy = false
    }
  }

  async function vacuumNext() {
    const { rows } = await pg.query<{ relname: string }>(
      `select quote_ident(relname) as relname from pg_stat_user_tables
       where greatest(n_dead_tup, n_mod_since_analyze) > $1 + n_live_tup / 5
       order by n_dead_tup desc limit 1`,
      [CHANGES],
    )
    const table = rows[0]?.relname
    if (!table) return
    running(true)
    try {
      await pg.exec(`vacuum (analyze) ${table}`)
    } finally {
      running(false)
    }
  }

  async function checkpoint() {
    lastCheckpoint = Date.now()
    const { rows } = await pg.query<{ place: string }>('select pg_current_wal_lsn()::text as place')
    const place = rows[0]?.place ?? ''
    if (place === checkpointedAt) return
    checkpointedAt = place
    await pg.exec('checkpoint')
  }

  const timer = setInterval(tick, every)
  timer.unref()
  return {
    /** Called for every statement. There is one session, so a vacuum inside a transaction would abort it. */
    inUse(sql: string) {
      lastUse = Date.now()
      if (sql === 'begin') inTransaction = true
      else if (sql === 'commit' || sql === 'rollback') inTransaction = false
    },
    stop() {
      clearInterval(timer)
    },
  }
}
