import {
  type Fault,
  type FiguresOfSpan,
  type FiguresRow,
  type ReleaseFigure,
  VITAL_STEP,
  type VitalSteps,
} from '@brightfill/shared/contract'
import { Repo } from '../../database/Repo'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Composition servers report spans of this length. */
const SPAN = 5 * 60_000

/** Production figures of releases, from the composition servers. */
export class FiguresRepo extends Repo {
  /** Replaces this server's report of the same five minutes, so a report may arrive twice. */
  async keep({ server, since, figures }: { server: string; since: string; figures: ReleaseFigure[] }): Promise<void> {
    const rows = figures.map(({ vitals, faults, ...row }) => ({
      ...row,
      server,
      since,
      vitals: JSON.stringify(vitals),
      faults: JSON.stringify(faults),
    }))
    await this.db
      .insertInto('release_figure')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['since', 'server', 'name', 'release']).doUpdateSet(({ ref }) => ({
          views: ref('excluded.views'),
          errors: ref('excluded.errors'),
          vitals: ref('excluded.vitals'),
          faults: ref('excluded.faults'),
        })),
      )
      .execute()
  }

  /** Releases of the last day by deployable, those with most views in the last hour first. */
  async lastDay(): Promise<FiguresRow[]> {
    const [hourAgo, dayAgo] = [Date.now() - HOUR, Date.now() - DAY]
    const rows = await this.db
      .selectFrom('release_figure')
      .select(['name', 'release', 'since', 'views', 'errors', 'vitals', 'faults'])
      .where('since', '>', new Date(dayAgo).toISOString())
      .execute()
    const releases = new Map<string, typeof rows>()
    for (const row of rows) {
      const key = `${row.name}@${row.release}`
      releases.set(key, [...(releases.get(key) ?? []), row])
    }
    return [...releases.values()]
      .flatMap((all) => {
        const [first] = all
        const ofHour = all.filter(({ since }) => Date.parse(since) > hourAgo)
        if (!first) return []
        const { name, release } = first
        return [
          {
            name,
            release,
            hour: sumOf(ofHour),
            day: sumOf(all),
            course: courseOf(ofHour, hourAgo),
            fault: mostOf(all),
          },
        ]
      })
      .sort((one, other) => one.name.localeCompare(other.name) || other.hour.views - one.hour.views)
  }
}

type Figures = Pick<ReleaseFigure, 'views' | 'errors' | 'vitals'>[]

function sumOf(rows: Figures): FiguresOfSpan {
  const steps = (vital: keyof ReleaseFigure['vitals']) => rows.map(({ vitals }) => vitals[vital])
  const cls = percentile(steps('CLS'))
  return {
    ...countsOf(rows),
    lcp: percentile(steps('LCP')),
    inp: percentile(steps('INP')),
    cls: cls && cls / 1000,
  }
}

/** Failures per 1,000 views, per five minutes since then. */
function courseOf(rows: (Pick<ReleaseFigure, 'views' | 'errors'> & { since: string })[], start: number): number[] {
  return Array.from({ length: HOUR / SPAN }, (_, at) => {
    const { views, errors } = countsOf(
      rows.filter(({ since }) => Math.floor((Date.parse(since) - start) / SPAN) === at),
    )
    return (1000 * errors) / Math.max(1, views)
  })
}

function countsOf(rows: Pick<ReleaseFigure, 'views' | 'errors'>[]) {
  return {
    views: rows.reduce((sum, { views }) => sum + views, 0),
    errors: rows.reduce((sum, { errors }) => sum + errors, 0),
  }
}

function mostOf(rows: { faults: Fault[] }[]): Fault | null {
  const counts = new Map<string, number>()
  for (const { message, count } of rows.flatMap(({ faults }) => faults)) {
    counts.set(message, (counts.get(message) ?? 0) + count)
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  return most ? { message: most[0], count: most[1] } : null
}

/** The middle of the step with the 75th percentile: within a twentieth of the measured value. */
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
