import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const folder = path.join(root, 'docs/operations')
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const known = JSON.parse(read('metrics.json'))
// Those that every server has from node itself.
const ofNode = ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes']
const names = new Set([...ofNode, ...Object.values<object>(known).flatMap((list) => Object.keys(list))])

/** Metrics that expressions ask for. */
const askedIn = (text: string) =>
  [...text.matchAll(/\b(?:brightfill|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name.replace(/_bucket$/, ''))

describe('the configuration for Prometheus and Grafana', () => {
  it('alerts use only metrics that exist, and each says what to do', () => {
    const alerts = read('alerts.yml').split(/^ +- alert: /m)
    expect(alerts.length).toBeGreaterThan(10)
    expect(askedIn(alerts.join('')).filter((name) => !names.has(name))).toEqual([])
    for (const alert of alerts.slice(1))
      expect(alert).toMatch(/\n +expr: .+(\n +for: \d+[sm])?\n +annotations:\n +summary: ".+"\n +do: ".+"/)
  })

  it.each([
    ['Failures', ['/readyz', '/api/releases/live', '/api/status'], ['/api/*', '/*', '/get/products', '/storage/*']],
    ['Slow', ['/readyz', '/storage/*', '/api/office/events', '/api/releases/:name'], ['/api/*', '/*', '/get/products']],
  ])('%s counts neither what servers ask each other nor a film that is watched', (name, left, counted) => {
    const [, expression = ''] = new RegExp(`- alert: ${name}\\n +expr: (.+)`).exec(read('alerts.yml')) ?? []
    const rates = [...expression.matchAll(/rate\(\w+\{[^}]*route!~"([^"]+)"/g)]
    expect(rates).toHaveLength(expression.split('rate(').length - 1)
    for (const [, routes = ''] of rates) {
      const leftOut = (route: string) => new RegExp(`^(?:${routes})$`).test(route)
      expect([...left, ...counted].filter(leftOut)).toEqual(left)
    }
  })

  it('the dashboard uses only metrics that exist', () => {
    const { panels } = JSON.parse(read('dashboard.json'))
    const expressions = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
      targets.map(({ expr }) => expr),
    )
    const asked = new Set(askedIn(expressions.join('\n')))
    expect([...asked].filter((name) => !names.has(name))).toEqual([])
    expect(expressions.length).toBeGreaterThan(15)
  })
})

describe('the files that an operator installs', () => {
  const deployed = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')

  it('signal only the server to end, because it drains with the help of its own processes', () => {
    for (const name of ['api', 'shell']) expect(deployed(`brightfill-${name}@.service`)).toMatch(/^KillMode=mixed$/m)
  })

  it('remove the remains of a killed backup, but no backups and nothing that one is writing', () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-left-'))
    for (const name of ['backup-in-work-aB3dE6', 'backup-in-work-newnew', 'media']) mkdirSync(path.join(folder, name))
    for (const name of ['site-1.tgz', 'site-2.tgz.part', 'site-3.tgz.part', 'backup-in-work-aB3dE6/rows'])
      writeFileSync(path.join(folder, name), '')
    const dayAgo = Date.now() / 1000 - 86_400
    for (const name of ['site-1.tgz', 'site-2.tgz.part', 'backup-in-work-aB3dE6', 'media'])
      utimesSync(path.join(folder, name), dayAgo, dayAgo)
    const unit = deployed('brightfill-backup.service').replaceAll('\\\n', '')
    const [program = '', ...words] = /^ExecStartPre=-(.+)$/m.exec(unit)?.[1]?.split(/ +/) ?? []
    execFileSync(
      program,
      words.map((word) => (/^(\/var\/|\$)/.test(word) ? folder : word)),
    )
    expect(readdirSync(folder).sort()).toEqual(['backup-in-work-newnew', 'media', 'site-1.tgz', 'site-3.tgz.part'])
    rmSync(folder, { recursive: true, force: true })
  })

  it('keep the secrets of the api from the composition server', () => {
    const unit = deployed('brightfill-shell@.service')
    expect(unit).toMatch(/^User=brightfill-shell\nEnvironmentFile=\/etc\/brightfill\/shell\.env$/m)
    const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
    const [, file = ''] = /^`\/etc\/brightfill\/shell\.env` [\s\S]*?\n\n((?: {4}\w+=.*\n)+)/m.exec(guide) ?? []
    const variables = [...file.matchAll(/^ +(\w+)=/gm)].map(([, name]) => name)
    expect(variables).toEqual(['RATE_PROFILE', 'PUBLIC_ORIGIN', 'SHELL_KEY', 'API_ORIGINS', 'TEAM_KEYS'])
  })
})
