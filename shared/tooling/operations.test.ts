import { readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const folder = path.join(root, 'docs/operations')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const known = JSON.parse(read('metrics.json'))
// Those that every server has from node itself.
const ofNode = ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']
const names = new Set([...ofNode, ...Object.keys(known.api), ...Object.keys(known.shell)])

/** Metrics that expressions ask for. */
const askedIn = (text: string) =>
  [...text.matchAll(/\b(?:brightfill|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))

describe('what an operator loads into Prometheus and Grafana', () => {
  it('alerts ask only for metrics that exist, and each says what to do', () => {
    const alerts = read('alerts.yml').split(/^ +- alert: /m)
    expect(alerts.length).toBeGreaterThan(10)
    expect(askedIn(alerts.join('')).filter((name) => !names.has(name))).toEqual([])
    for (const alert of alerts.slice(1))
      expect(alert).toMatch(/\n +expr: .+(\n +for: \d+[sm])?\n +annotations:\n +summary: ".+"\n +do: ".+"/)
  })

  it('the dashboard asks only for metrics that exist', () => {
    const { panels } = JSON.parse(read('dashboard.json'))
    const expressions = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    )
    const asked = new Set(askedIn(expressions.join('\n')))
    expect([...asked].filter((name) => !names.has(name))).toEqual([])
    expect(expressions.length).toBeGreaterThan(15)
  })
})

describe('what an operator installs', () => {
  it('keeps the secrets of the api from the composition server', () => {
    const unit = readFileSync(path.join(root, 'deploy/brightfill-shell@.service'), 'utf8')
    expect(unit).toMatch(/^User=brightfill-shell\nEnvironmentFile=\/etc\/brightfill\/shell\.env$/m)
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
    const [, file = ''] = /^`\/etc\/brightfill\/shell\.env` [\s\S]*?\n\n((?: {4}\w+=.*\n)+)/m.exec(guide) ?? []
    const variables = [...file.matchAll(/^ +(\w+)=/gm)].map(([, name]) => name)
    expect(variables).toEqual(['RATE_PROFILE', 'PUBLIC_ORIGIN', 'SHELL_KEY', 'API_ORIGINS', 'TEAM_KEYS'])
  })
})
