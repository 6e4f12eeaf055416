import { cpSync, readdirSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FileFault } from './faults'

/**
 * Damages the server build of a release in the folder of a composition server.
 * @returns a function that restores everything
 */
export function damageServerFiles(release: string, fault: FileFault): () => void {
  const folder = path.join(release, 'server')
  const kept = `${folder}.kept`
  rmSync(kept, { recursive: true, force: true })
  cpSync(folder, kept, { recursive: true })
  if (fault === 'gone') rmSync(folder, { recursive: true })
  else
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.cjs')))
      damage(path.join(folder, file), fault)
  return () => {
    rmSync(folder, { recursive: true, force: true })
    renameSync(kept, folder)
  }
}

function damage(file: string, fault: Exclude<FileFault, 'gone'>) {
  switch (fault) {
    case 'JSON':
      return writeFileSync(file, '{"result":0,"message":"Something went wrong"}')
    case 'HTML':
      return writeFileSync(file, '<!doctype html><title>Sign in to the network</title>')
    case 'truncated':
      return truncateSync(file, Math.floor(statSync(file).size / 2))
    case 'changed':
      return writeFileSync(file, `${readFileSync(file, 'utf8')}\n;`)
  }
}
