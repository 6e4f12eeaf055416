import { command } from '../command.mjs'
import { deployable } from './deployable.mjs'
import { percentIn, startCanary } from './startCanary.mjs'

// npm run canary -- mfe-blog <percent> [release]: gives a release to that part of the visitors; 0 withdraws it. Without
// a release: the canary that runs, else the newest that was published after the live one.

await command(async ([workspaceOrName, percentage, given]) => {
  const usage = 'npm run canary -- <deployable> <percent> [release]'
  const { name, registry } = deployable(workspaceOrName, usage)
  const percent = percentIn(percentage, 0)
  if (percent === undefined) throw new Error(`Usage: ${usage}`)
  if (percent > 0) {
    const release = given ?? meant((await registry.list(name)).data)
    if (!release) throw new Error(`No release of ${name} is newer than the live one; name the release that is meant`)
    return console.log(await startCanary(registry, { name, release, percent }))
  }
  const { version, smoke } = await registry.canary(name, { percent })
  console.log(`${name}: no canary runs (version ${version}; ${smoke})`)
})

/**
 * @param {import('@brightfill/shared/registry').ReleaseRow[]} rows newest first
 * @returns {string | undefined}
 */
function meant(rows) {
  const running = rows.find(({ state }) => state === 'canary')
  const [newest] = rows
  return (running ?? (newest?.state === 'live' ? undefined : newest))?.release
}
