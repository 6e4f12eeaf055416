import { setTimeout as wait } from 'node:timers/promises'
import type { ContentFile } from '@brightfill/shared/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'
import { type ContentBytes, ContentReader } from './ContentReader'
import type { Piece } from './contentFile'
import { ImportTurnRepo } from './importTurn.repo'
import { piecesOf } from './piecesOf'
import { dropLeftStages, mayStage, StagedTablesRepo, type Write } from './stagedTables.repo'
import { writeOrName, writePiece } from './writePiece'

// So many pieces one transaction writes before anybody notices.
const FEW = 4
/** ms between two transactions, at least. */
const PAUSE = 5
/** The longest pause in ms. */
const LONG_PAUSE = 100
/** ms for the switch while others read the tables: a backup of a million machines reads them for minutes. */
const SWITCHED_WITHIN = 600_000
// The longest pause in ms between two tries. Readers of a table wait behind each of them.
const TRY_EVERY = 2_000
// SQLSTATE of a lock that others held for too long.
const LOCKED = '55P03'

/**
 * Writes content while the site runs: all of a file or nothing. Items with the same address or slug are replaced;
 * others stay. Nobody waits for it: a large file is read in a process of its own and prepared in tables that nobody
 * sees yet.
 */
export class ContentImports {
  private readonly turn: ImportTurnRepo

  constructor(private readonly db: Kysely<Tables>) {
    this.turn = new ImportTurnRepo(db)
  }

  /**
   * @param file JSON of a `ContentFile`
   * @throws HttpProblem for a file that is none of content, and while another import is under way; UnfitContent that
   *   names the item that cannot be stored
   */
  async run(file: ContentBytes): Promise<void> {
    const reader = new ContentReader()
    try {
      await reader.read(file)
      const pieces: Piece[] = []
      let piece = await reader.next()
      for (; piece && pieces.length < FEW; piece = await reader.next()) pieces.push(piece)
      const schema = await this.turn.take()
      try {
        if (piece && (await mayStage(this.db))) await this.writeMany([...pieces, piece], reader, schema)
        else {
          for (; piece; piece = await reader.next()) pieces.push(piece)
          await this.writeFew(pieces, schema)
        }
      } finally {
        await this.turn.giveBack(schema)
      }
    } finally {
      reader.close()
    }
  }

  /**
   * Removes what imports prepared whose processes ended.
   * @param alone no other process can be using the database
   */
  async cleanUp(alone = false): Promise<void> {
    if (alone) await this.turn.end()
    else await this.turn.endSilent()
    await dropLeftStages(this.db)
  }

  private async writeFew(pieces: readonly Piece[], schema: string) {
    await writeOrName(pieces, (all) =>
      this.db.transaction().execute(async (transaction) => {
        await this.turn.keep(transaction, schema)
        for (const piece of all) await writePiece(transaction, piece)
      }),
    )
  }

  private async writeMany(begun: readonly Piece[], reader: ContentReader, schema: string) {
    const staged = new StagedTablesRepo(this.db, schema)
    let pause = PAUSE
    const write: Write = async (work) => {
      await wait(pause)
      const begun = performance.now()
      await this.db.transaction().execute(async (transaction) => {
        await this.turn.keep(transaction, schema)
        await staged.use(transaction)
        await work(transaction)
      })
      // Others have two thirds of the time: the embedded database has one connection, and a call asks it several times.
      pause = Math.min(Math.max(PAUSE, 2 * (performance.now() - begun)), LONG_PAUSE)
    }
    try {
      await staged.create(write)
      await staged.copy(write)
      const writeOne = (piece: Piece) =>
        writeOrName([piece], async (parts) => {
          for (const part of parts) await write((transaction) => writePiece(transaction, part))
        })
      for (const piece of begun) await writeOne(piece)
      for (let piece = await reader.next(); piece; piece = await reader.next()) await writeOne(piece)
      await staged.analyze(write)
      await this.switch(staged, schema)
    } finally {
      await staged.drop()
    }
  }

  private async switch(staged: StagedTablesRepo, schema: string) {
    const until = performance.now() + SWITCHED_WITHIN
    for (let pause = PAUSE; ; pause = Math.min(2 * pause, TRY_EVERY)) {
      await this.turn.keep(this.db, schema)
      try {
        return await this.db.transaction().execute(async (transaction) => {
          await this.turn.keep(transaction, schema)
          await staged.switch(transaction)
        })
      } catch (error) {
        if (performance.now() > until || (error as { code?: unknown }).code !== LOCKED) throw error
        await wait(pause)
      }
    }
  }
}

/** Writes content into a database that nobody uses yet, inside a transaction. */
export async function seedContent(transaction: Kysely<Tables>, content: ContentFile): Promise<void> {
  for (const piece of piecesOf(content)) await writePiece(transaction, piece)
  // They are what the site begins with, so no saved search calls them new.
  await sql`insert into machine_arrival (machine_id) select machine_id from product_filter order by machine_id`.execute(
    transaction,
  )
}
