import { readdirSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '../..')

/** Folders of the remotes: whatever is called mfe-*. */
export const remoteWorkspaces = readdirSync(root)
  .filter((name) => name.startsWith('mfe-'))
  .sort()
