import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/**
 * What a team does again and again: changes a text, builds, publishes. Works on a copy of the sources.
 * @param {{ workspace: string, file: string, from: string, count: number, env: NodeJS.ProcessEnv }} change
 * @returns {{ release: string, text: string }[]} the releases, not live yet
 */
export function publishVariants({ workspace, file, from, count, env }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-variants-'))
  try {
    for (const part of ['package.json', 'package-lock.json', 'shared', workspace]) {
      cpSync(path.join(root, part), path.join(folder, part), {
        recursive: true,
        filter: (source) => !/[\\/](dist|node_modules)$/.test(source),
      })
    }
    symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
    const source = path.join(folder, workspace, file)
    const before = readFileSync(source, 'utf8')
    if (!before.includes(from)) throw new Error(`${file} does not contain "${from}"`)
    return Array.from({ length: count }, (_, number) => {
      const text = `${from} ${number + 1}`
      writeFileSync(source, before.replaceAll(from, text))
      execFileSync(process.execPath, ['shared/tooling/releases/release.mjs', workspace, '--no-activate'], {
        cwd: folder,
        env,
        stdio: 'pipe',
      })
      const { release } = JSON.parse(readFileSync(path.join(folder, workspace, 'dist/current.json'), 'utf8'))
      return { release, text }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
