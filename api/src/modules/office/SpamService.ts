import { sql } from 'kysely'
import type { Mailing } from '../../createRepos'
import type { Work } from '../../repos'
import { lockThread, type Staff, ThreadStep } from './ThreadStep'

/** Marks many enquiries as spam at once, or restores their status (O-73). Sends no mails. */
export class SpamService {
  constructor(private readonly parts: Pick<Mailing, 'transaction' | 'staffMail'>) {}

  /**
   * @param wanted references, and whether to include all other open enquiries from their addresses
   * @returns the changed references
   */
  set(
    by: Staff,
    wanted: { references: readonly string[]; from_addresses?: boolean },
    spam: boolean,
  ): Promise<string[]> {
    return this.parts.transaction(async (on) => {
      const references = wanted.from_addresses ? await withOthers(on, wanted.references) : wanted.references
      const changed: string[] = []
      // In a fixed order, so that two colleagues who mark the same ones do not deadlock.
      for (const reference of [...new Set(references)].toSorted()) {
        const thread = await lockThread(on.db, reference)
        if (!thread || (thread.status === 'spam') === spam) continue
        const step = new ThreadStep(on, thread, by, this.parts.staffMail)
        await step.version({ part: 'status', version: undefined })
        const { status, reason } = spam ? { status: 'spam' as const, reason: '' } : await step.beforeSpam()
        await step.status(status, reason)
        await step.set({ changed_at: new Date() })
        changed.push(reference)
      }
      return changed
    })
  }
}

/** Adds the open enquiries from the same e-mail addresses. */
async function withOthers({ db }: Work, references: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ reference: string }>`
    select reference from thread where reference = any(${references}::text[]) or (
      status in ('new', 'in work', 'offer sent') and email_key <> '' and email_key in (
        select email_key from thread where reference = any(${references}::text[])
      )
    )`.execute(db)
  return rows.map(({ reference }) => reference)
}
