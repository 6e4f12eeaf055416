import { Registry } from '@brightfill/shared/registry'
import { deployable } from './commands'
import { deployKey } from './registry'

const usage = 'npm run releases [-- <deployable> | log <deployable> | delete <deployable> <release>]'

/**
 * npm run releases [-- mfe-blog]: the published releases, by whom and when, and which are live.
 * npm run releases -- delete mfe-blog <release>: removes a release that is no longer needed.
 * npm run releases -- log [mfe-blog]: the actions on releases and keys, by whom and from where.
 */
export async function releases([action, ...words]: string[]) {
  if (action === 'log') return printLog(named(words[0]))
  if (action === 'delete') return remove(words)
  return printReleases(named(action))
}

function named(workspaceOrName: string | undefined) {
  if (workspaceOrName) return deployable(workspaceOrName, usage)
  return { name: undefined, registry: new Registry(deployKey('shell')) }
}

async function remove([workspaceOrName, release]: string[]) {
  const { name, registry } = deployable(workspaceOrName, usage)
  if (!release) throw new Error(`Usage: ${usage}`)
  await registry.call('DELETE', `/api/releases/${name}/${release}`)
  console.log(`${name}: ${release} is deleted`)
}

async function printReleases({ name, registry }: ReturnType<typeof named>) {
  const { version, data } = await registry.list(name)
  const rows = data.map((row) => [
    row.name,
    row.release,
    row.percent ? `canary ${row.percent} %` : row.state,
    row.contract,
    `${Math.ceil(row.size / 1024)} KB`,
    `${minute(row.published_at)} by ${row.published_by}`,
    row.activated_at ? `${minute(row.activated_at)} by ${row.activated_by}` : '',
  ])
  printTable([['deployable', 'release', 'state', 'contract', 'size', 'published', 'last went live'], ...rows])
  for (const { name, release, refused } of data)
    if (refused) console.log(`${name}@${release} was refused by a server at ${minute(refused.at)}: ${refused.reason}`)
  console.log(`version ${version}`)
}

async function printLog({ name, registry }: ReturnType<typeof named>) {
  const { data } = await registry.log(name)
  const rows = data
    .toReversed()
    .map(({ at, action, releases, by, reason, smoke }) => [
      minute(at),
      action,
      Array.from(Object.entries(releases), (release) => release.join('@')).join(' '),
      by,
      [reason, smoke].filter(Boolean).join('; '),
    ])
  printTable([['when', 'what', 'releases', 'by', ''], ...rows])
}

export function minute(moment: string) {
  return moment.slice(0, 16).replace('T', ' ')
}

function printTable(rows: string[][]) {
  const widths: number[] = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  const line = (row: string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  for (const row of rows) console.log(line(row).trimEnd())
}
