import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { projectCopy } from './projectCopy'
import { releasesRoot } from './site'

/**
 * What a team does: changes a text of its remote, builds that remote and nothing else, and releases it into the running site.
 * Works on a copy of the sources.
 * @returns goes back to the release that was current before, which is a roll back
 */
export function releaseWithText(workspace: string, file: string, from: string, to: string): () => void {
  const folder = projectCopy(workspace)
  try {
    const source = path.join(folder, workspace, file)
    const before = readFileSync(source, 'utf8')
    if (!before.includes(from)) throw new Error(`${file} does not contain "${from}"`)
    writeFileSync(source, before.replaceAll(from, to))
    execFileSync(process.execPath, ['shared/tooling/build.mjs', workspace], { cwd: folder, stdio: 'pipe' })
    return publish(path.join(folder, workspace, 'dist'), path.join(releasesRoot, workspace, 'dist'))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Copies the release beside the others and makes it current in one atomic write. */
function publish(built: string, dist: string): () => void {
  const current = path.join(dist, 'current.json')
  const former = readFileSync(current, 'utf8')
  const { release } = JSON.parse(readFileSync(path.join(built, 'current.json'), 'utf8')) as { release: string }
  cpSync(path.join(built, release), path.join(dist, release), { recursive: true })
  makeCurrent(JSON.stringify({ release }))
  return () => makeCurrent(former)

  function makeCurrent(content: string) {
    writeFileSync(`${current}.new`, content)
    renameSync(`${current}.new`, current)
  }
}
