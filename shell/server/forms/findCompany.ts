import type { Company, FieldsAnswer } from '@brightfill/shared/contract'
import type { Apis } from '../apis/Apis'
import { Kept } from '../discovery/Kept'

/** How else to reach the company; undefined while nobody has told it. */
export type FindCompany = () => Promise<Company | undefined>

/** No longer than somebody waits for a page. */
const PATIENCE = 2_000

/**
 * A form is refused most often when the api cannot say how else to reach the company: what it said before is kept until
 * it says something else.
 */
export function companyOf(apis: Pick<Apis, 'ask'>, apiHeaders: Record<string, string>): FindCompany {
  const kept = new Kept()
  async function ask() {
    const signal = AbortSignal.timeout(PATIENCE)
    const answer = await apis.ask('/api/fields?options=Meta%20site', { headers: apiHeaders, signal })
    if (!answer.ok) throw new Error(`The api answered ${answer.status} at ${answer.url}`)
    const { options } = (await answer.json()) as FieldsAnswer // the api checks its answers against the contract
    return options['Meta site']?.Company
  }
  return () => kept.get('company', ask).catch(() => undefined)
}
