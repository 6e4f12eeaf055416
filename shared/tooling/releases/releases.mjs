import { Registry } from '@brightfill/shared/registry'
import { deployable } from './commands.mjs'
import { deployKey } from './registry.mjs'

const usage = 'npm run releases [-- <deployable> | log <deployable> | delete <deployable> <release>]'

/**
 * npm run releases [-- mfe-blog]: what was published, by whom and when, and what of it is live.
 * npm run releases -- delete mfe-blog <release>: removes a release that nobody needs.
 * npm run releases -- log [mfe-blog]: what was done with releases and keys, by whom and from where.
 * @param {string[]} words
 */
export async function releases([action, ...words]) {
  if (action === 'log') return printLog(named(words[0]))
  if (action === 'delete') return remove(words)
  return printReleases(named(action))
}

/** @param {string | undefined} workspaceOrName */
function named(workspaceOrName) {
  if (workspaceOrName) return deployable(workspaceOrName, usage)
  return { name: undefined, registry: new Registry(deployKey('shell')) }
}

/** @param {string[]} words */
async function remove([workspaceOrName, release]) {
  const { name, registry } = deployable(workspaceOrName, usage)
  if (!release) throw new Error(`Usage: ${usage}`)
  await registry.call('DELETE', `/api/releases/${name}/${release}`)
  console.log(`${name}: ${release} is deleted`)
}

/** @param {ReturnType<typeof named>} deployable */
async function printReleases({ name, registry }) {
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

/** @param {ReturnType<typeof named>} deployable */
async function printLog({ name, registry }) {
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

/** @param {string} moment */
export function minute(moment) {
  return moment.slice(0, 16).replace('T', ' ')
}

/** @param {string[][]} rows */
function printTable(rows) {
  /** @type {number[]} */
  const widths = []
  for (const row of rows)
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, cell.length)
  const line = (/** @type {string[]} */ row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  for (const row of rows) console.log(line(row).trimEnd())
}
