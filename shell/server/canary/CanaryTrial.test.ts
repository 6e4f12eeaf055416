import { CanaryTrial, type Side } from './CanaryTrial'

function after(counts: Record<Side, { views: number; errors: number }>) {
  const trial = new CanaryTrial({ name: 'blog', release: 'abcdef', percent: 10, since: '2026-01-01T00:00:00.000Z' })
  for (const side of ['canary', 'stable'] as const) {
    for (let view = 0; view < counts[side].views; view += 1) trial.view(side, `10.${view >> 8}.${view & 255}.0`)
    for (let error = 0; error < counts[side].errors; error += 1) trial.error(side)
  }
  return trial
}

describe('a canary beside the live release', () => {
  it.each([
    ['fails while the live one does not', { canary: { views: 40, errors: 5 }, stable: { views: 360, errors: 0 } }],
    ['fails far more often', { canary: { views: 100, errors: 50 }, stable: { views: 900, errors: 90 } }],
    [
      'fails rarely, where the live one never does',
      { canary: { views: 1_000, errors: 5 }, stable: { views: 9_000, errors: 0 } },
    ],
    [
      'fails mostly, with nothing to compare with',
      { canary: { views: 30, errors: 20 }, stable: { views: 0, errors: 0 } },
    ],
  ])('ends when it %s [R-739]', (_, counts) => {
    expect(after(counts).verdict).toBeDefined()
  })

  it.each([
    ['had few views', { canary: { views: 19, errors: 19 }, stable: { views: 200, errors: 0 } }],
    ['failed a few times only', { canary: { views: 40, errors: 4 }, stable: { views: 360, errors: 0 } }],
    ['fails as the live one does', { canary: { views: 100, errors: 30 }, stable: { views: 900, errors: 200 } }],
    ['has nothing to compare with yet', { canary: { views: 30, errors: 8 }, stable: { views: 0, errors: 0 } }],
  ])('goes on when it %s [R-739]', (_, counts) => {
    expect(after(counts).verdict).toBeUndefined()
  })

  it('ends although one network opens its pages again and again [R-739]', () => {
    const shielded = after({ canary: { views: 20, errors: 10 }, stable: { views: 60, errors: 0 } })
    for (let view = 0; view < 5_000; view += 1) shielded.view('canary', '203.0.113.0')
    expect(shielded.verdict).toBeDefined()
  })

  it('goes on although one network opens pages of the live release again and again [R-739]', () => {
    const diluted = after({ canary: { views: 40, errors: 5 }, stable: { views: 60, errors: 6 } })
    for (let view = 0; view < 5_000; view += 1) diluted.view('stable', '203.0.113.0')
    expect(diluted.verdict).toBeUndefined()
  })

  it('goes on however often a few networks report a failure, and ends when several do [R-739]', () => {
    const trial = after({ canary: { views: 40, errors: 4 }, stable: { views: 360, errors: 0 } })
    for (let error = 0; error < 40; error += 1) trial.error('canary', `203.0.${error % 4}.0`)
    expect(trial.verdict).toBeUndefined()
    trial.error('canary', '203.0.4.0')
    expect(trial.verdict).toBeDefined()
  })

  it('ends although a few networks report again and again that the live release fails [R-739]', () => {
    const trial = after({ canary: { views: 40, errors: 5 }, stable: { views: 40, errors: 0 } })
    for (let error = 0; error < 40; error += 1) trial.error('stable', `203.0.${error % 4}.0`)
    expect(trial.verdict).toBeDefined()
  })
})
