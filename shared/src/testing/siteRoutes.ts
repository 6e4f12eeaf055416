import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../../..')

/** Route name to path pattern of every remote in the repository, as the composition of a running site knows them. */
export function siteRoutes(): Record<string, string> {
  const faces = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map(
      (folder) =>
        JSON.parse(readFileSync(path.join(root, folder, 'remote.json'), 'utf8')) as {
          routes: { id: string; path: string }[]
        },
    )
  return Object.fromEntries(faces.flatMap(({ routes }) => routes.map(({ id, path: pattern }) => [id, pattern])))
}
