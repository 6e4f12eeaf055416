import {
  type FiguresOfSpan,
  type FiguresRow,
  type ReleaseFigure,
  VITAL_STEP,
  type VitalSteps,
} from '@brightfill/shared/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** How releases do in production, as the composition servers report it. */
export class FiguresRepo {
  constructor(private readonly db: Kysely<Tables>) {}

  /** Takes the place of what this server said of the same five minutes, so a report may arrive twice. */
  async keep({ server, since, figures }: { server: string; since: string; figures: ReleaseFigure[] }): Promise<void> {
    const rows = figures.map(({ vitals, ...row }) => ({ server, since, ...row, vitals: JSON.stringify(vitals) }))
    await this.db
      .insertInto('release_figure')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['since', 'server', 'name', 'release']).doUpdateSet(({ ref }) => ({
          views: ref('excluded.views'),
          errors: ref('excluded.errors'),
          vitals: ref('excluded.vitals'),
        })),
      )
      .execute()
  }

  /** Releases of the last day, by name; of one deployable the one with most views in the last hour first. */
  async lastDay(): Promise<FiguresRow[]> {
    const [hourAgo, dayAgo] = [Date.now() - HOUR, Date.now() - DAY]
    const rows = await this.db
      .selectFrom('release_figure')
      .select(['name', 'release', 'since', 'views', 'errors', 'vitals'])
      .where('since', '>', new Date(dayAgo))
      .execute()
    const releases = new Map<string, typeof rows>()
    for (const row of rows) {
      const key = `${row.name}@${row.release}`
      releases.set(key, [...(releases.get(key) ?? []), row])
    }
    return [...releases.values()]
      .flatMap((all) => {
        const [first] = all
        const ofHour = all.filter(({ since }) => since.getTime() > hourAgo)
        return first ? [{ name: first.name, release: first.release, hour: sumOf(ofHour), day: sumOf(all) }] : []
      })
      .sort((one, other) => one.name.localeCompare(other.name) || other.hour.views - one.hour.views)
  }

  async removeOld(): Promise<void> {
    await this.db
      .deleteFrom('release_figure')
      .where('since', '<', new Date(Date.now() - DAY))
      .execute()
  }
}

type Figures = Pick<ReleaseFigure, 'views' | 'errors' | 'vitals'>[]

function sumOf(rows: Figures): FiguresOfSpan {
  const steps = (vital: keyof ReleaseFigure['vitals']) => rows.map(({ vitals }) => vitals[vital])
  const cls = percentile(steps('CLS'))
  return {
    views: rows.reduce((sum, { views }) => sum + views, 0),
    errors: rows.reduce((sum, { errors }) => sum + errors, 0),
    lcp: percentile(steps('LCP')),
    inp: percentile(steps('INP')),
    cls: cls && cls / 1000,
  }
}

/** The middle of the step with the 75th percentile: at most a twentieth beside the value that somebody measured. */
function percentile(all: VitalSteps[]): number | null {
  const counts: number[] = []
  for (const steps of all) {
    for (const [step, count] of Object.entries(steps)) counts[Number(step)] = (counts[Number(step)] ?? 0) + count
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  let reached = 0
  for (const [step, count = 0] of counts.entries()) {
    reached += count
    if (count > 0 && reached >= 0.75 * total) return step === 0 ? 0 : Math.round(VITAL_STEP ** (step - 0.5))
  }
  return null
}
