import { setTimeout as wait } from 'node:timers/promises'
import { embeddedMaintenance } from '../../src/database/embedded/embeddedMaintenance'
import { openPglite } from '../../src/database/embedded/pglite'

const ROUNDS = 25
const quick = { tick: 40, idleFor: 20, checkpointEvery: 200 }

/** Edits the same rows many times. */
export async function maintenance(folder: string, wrapped: boolean) {
  const pg = await openPglite(folder, true)
  await pg.exec('create table proof (n integer, filler text)')
  await pg.exec(`insert into proof select n, repeat('x', 200) from generate_series(1, 2000) as n`)
  const checkpointed = await lastCheckpoint()
  const loop = wrapped ? embeddedMaintenance(pg, () => {}, quick) : undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    await pg.exec('update proof set n = n + 1')
    loop?.inUse('update')
    await wait(150)
  }
  const { rows } = await pg.query<{ pages: number }>(`select (pg_relation_size('proof') / 8192)::int as pages`)
  const answer = { pages: rows[0]?.pages, checkpoints: (await lastCheckpoint()) !== checkpointed }
  loop?.stop()
  await pg.close()
  return answer

  async function lastCheckpoint() {
    return (await pg.query<{ place: string }>('select redo_lsn::text as place from pg_control_checkpoint()')).rows[0]
      ?.place
  }
}
