import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { faults } from './faults'
import { remotes } from './routes'

const FILE = path.resolve(import.meta.dirname, '../../docs/failure-matrix.md')
const NOT_RUN = '-'
const ways = ['first load', 'navigation'] as const

/** Writes the results of each cell to docs/failure-matrix.md. Cells that did not run keep their last result. */
export default class TableReporter implements Reporter {
  private readonly cells = writtenCells()
  private latencies = ''

  onTestEnd({ title }: TestCase, { status, annotations }: TestResult) {
    const noted = (wanted: string) => annotations.find(({ type }) => type === wanted)?.description
    this.latencies = noted('latencies') ?? this.latencies
    const [, cell] = /^(.*) \[R-132, R-716\]$/.exec(title) ?? []
    if (cell) this.cells.set(cell, status === 'passed' ? summary(JSON.parse(noted('outcomes') ?? '[]')) : '**failed**')
  }

  onEnd() {
    const text = `${this.table()}\n\n${this.latencies || writtenLatencies()}\n`
    process.stdout.write(`\n${text}\n`)
    writeFileSync(FILE, `${introduction}\n${text}`)
  }

  private table(): string {
    const head = `| Fault | ${remotes.flatMap((remote) => ways.map((way) => `${remote}, ${way}`)).join(' | ')} |`
    const line = `| --- |${' --- |'.repeat(remotes.length * ways.length)}`
    // Faults with the same outcomes share a row.
    const rows = new Map<string, string[]>()
    for (const { name } of faults) {
      const cells = remotes.flatMap((remote) =>
        ways.map((way) => this.cells.get(`${remote}, ${name}, ${way}`) ?? NOT_RUN),
      )
      const outcomes = cells.join(' | ')
      rows.set(outcomes, [...(rows.get(outcomes) ?? []), name])
    }
    return [head, line, ...[...rows].map(([outcomes, names]) => `| ${names.join(', ')} | ${outcomes} |`)].join('\n')
  }
}

const written = () => (existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')

function writtenCells(): Map<string, string> {
  const rows = written()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
  const columns = remotes.flatMap((remote) => ways.map((way) => [remote, way] as const))
  return new Map(
    faults.flatMap(({ name }) => {
      const [, , ...cells] = rows.find((row) => row[1]?.split(', ').includes(name)) ?? []
      return columns.flatMap(([remote, way], index) => {
        const cell = cells[index]
        return cell && cell !== NOT_RUN ? [[`${remote}, ${name}, ${way}`, cell] as const] : []
      })
    }),
  )
}

const writtenLatencies = () => /^While every render .*$/m.exec(written())?.[0] ?? ''

function summary(outcomes: string[]): string {
  const count = (outcome: string) => outcomes.filter((seen) => seen === outcome).length
  const found = [
    { times: count('page'), what: 'page' },
    { times: count('message'), what: 'Retry' },
  ].filter(({ times }) => times > 0)
  return found.length === 1 ? String(found[0]?.what) : found.map(({ times, what }) => `${times} ${what}`).join(', ')
}

const introduction = `# What visitors see when a remote fails

\`npm run test:matrix\` (e2e/matrix) writes this file. It breaks real releases of a remote, on the server and on the
way to the browser, and opens every route of the remote from the server and by navigation.

*page*: every route still showed its page. *Retry*: every one showed a message with Retry in the frame. Where they
differ, the numbers say how many. Unless a cell failed, no page is blank, the frame and the pages of the other remotes
work, and when the fault is gone, Retry shows the page without a reload and the server renders it again.
`
