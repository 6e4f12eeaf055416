import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A lent component that the sources place and no route says it borrows. The registry keeps a component lent only as
 * long as a live route borrows it.
 * @param {string} folder sources of a remote
 * @param {{ routes: { borrows?: string[] }[] }} face its remote.json
 * @returns {string | undefined} as `remote/Component`
 */
export function undeclaredPart(folder, { routes }) {
  const declared = routes.flatMap(({ borrows = [] }) => borrows)
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .flatMap((name) => [...readFileSync(path.join(folder, name), 'utf8').matchAll(/<Lent\s+name="([^"]+)"/g)])
    .map(([, part]) => part)
    .find((part) => part !== undefined && !declared.includes(part))
}
