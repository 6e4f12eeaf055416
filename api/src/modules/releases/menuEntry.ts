import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../database/tables'
import { refuseDuringImport } from '../../import/importLock'
import { foldText } from '../../search/foldText'

/** An entry that a remote proposes for the menu. */
export interface MenuEntry {
  remote: string
  title: string
  url: string
}

/**
 * Adds the entry at the end of the menu, unless it was proposed before or the content has a page at its address.
 * @throws HttpProblem 409 while content is imported
 */
export async function proposeMenuEntry(db: Kysely<Tables>, { remote, title, url }: MenuEntry) {
  const known = await db.selectFrom('proposed_menu_entry').select('url').where('url', '=', url).executeTakeFirst()
  await db
    .insertInto('proposed_menu_entry')
    .values({ url, remote })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ remote }))
    .execute()
  if (known) return
  await refuseDuringImport(db)
  await db
    .insertInto('page')
    .values(({ selectFrom, fn, val }) => ({
      url,
      title,
      menu_position: selectFrom('page').select(sql<number>`coalesce(${fn.max('menu_position')}, 0) + 1`.as('next')),
      meta_title: title,
      meta_description: val(''),
      search_text: foldText(title),
    }))
    .onConflict((conflict) => conflict.column('url').doNothing())
    .execute()
}
