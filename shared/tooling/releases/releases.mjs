import { command } from '../command.mjs'
import { deployable } from './deployable.mjs'
import { deployKey, Registry } from './registry.mjs'

// npm run releases [-- mfe-blog]: what was published, by whom and when, and what of it is live.

await command(async ([workspaceOrName]) => {
  const { name, registry } = workspaceOrName
    ? deployable(workspaceOrName, 'npm run releases [-- <deployable>]')
    : { registry: new Registry(deployKey('shell')) }
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
  console.log(`version ${version}`)
})

/** @param {string} moment */
function minute(moment) {
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
