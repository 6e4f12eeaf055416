/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')

/** Runs `.ci/run` with an npm that prints these lines and ends with these codes. */
function runCi(scripts: Record<string, { lines: string[]; code: number }>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-ci-'))
  try {
    const bin = path.join(folder, 'bin')
    mkdirSync(bin)
    cpSync(path.join(root, '.ci'), path.join(folder, '.ci'), { recursive: true })
    const cases = Object.entries(scripts).map(
      ([script, { lines, code }]) =>
        `${script}) printf '%s\\n' ${lines.map((line) => `'${line}'`).join(' ')}; exit ${code};;`,
    )
    writeFileSync(path.join(bin, 'npm'), `#!/bin/sh\nfor script; do :; done\ncase $script in ${cases.join(' ')} esac\n`)
    chmodSync(path.join(bin, 'npm'), 0o755)
    const { status, stdout } = spawnSync('bash', [path.join(folder, '.ci/run')], {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      encoding: 'utf8',
    })
    return { status, printed: stdout.trimEnd().split('\n') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const good = { lines: ['== Types: passed', '600 passed, 0 failed'], code: 0 }

describe('.ci/run', () => {
  it('ends with the sum of both test commands in the only line of that form, below the flaky tests', () => {
    const rest = { lines: ['Flaky: film.spec.ts: the film has no seam', '200 passed, 0 failed, 2 skipped'], code: 0 }
    const { status, printed } = runCi({ test: good, 'test:browser': rest })
    expect(status).toBe(0)
    expect(printed.slice(-2)).toEqual(['Flaky: film.spec.ts: the film has no seam', '800 passed, 0 failed, 2 skipped'])
    expect(printed.filter((line) => line.includes(' passed, '))).toHaveLength(1)
    expect(printed).toContain('== Types: passed')
  })

  it.each([
    [
      'the first',
      { test: { lines: ['590 passed, 10 failed'], code: 1 }, 'test:browser': good },
      '1190 passed, 10 failed',
    ],
    ['the second', { test: good, 'test:browser': { lines: ['0 passed, 1 failed'], code: 1 } }, '600 passed, 1 failed'],
  ])('runs both and fails when %s fails', (_, scripts, closing) => {
    const { status, printed } = runCi(scripts)
    expect(status).not.toBe(0)
    expect(printed.at(-1)).toBe(closing)
  })

  it('counts a command that ends without a closing line as failed', () => {
    const { status, printed } = runCi({ test: { lines: ['npm error'], code: 137 }, 'test:browser': good })
    expect(status).not.toBe(0)
    expect(printed.at(-1)).toBe('600 passed, 1 failed')
  })
})
