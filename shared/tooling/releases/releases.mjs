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

function minute(moment) {
  return moment.slice(0, 16).replace('T', ' ')
}

function printTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)))
  for (const row of rows)
    console.log(
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('  ')
        .trimEnd(),
    )
}
