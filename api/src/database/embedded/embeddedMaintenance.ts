import type { PGlite } from '@electric-sql/pglite'

/** Milliseconds. */
const times = {
  /** Between two checks. An api checks for due work every 2, 3 and 5 s, so this is a multiple of none of them. */
  tick: 7_000,
  /** Time without a statement, so that no caller waits. No pause of a running api is longer than 2 s. */
  idleFor: 300,
  checkpointEvery: 5 * 60_000,
}
// A table is vacuumed once this many of its rows, and a fifth of them, died or changed.
const CHANGES = 200

/**
 * Does the work of a server's background processes when the database is idle: vacuums and analyses changed tables, and
 * writes checkpoints. PGlite has none of them, so tables would bloat and the log would fill the disk.
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
