import { command } from '../command.mjs'
import { deployable } from './deployable.mjs'

// npm run canary -- mfe-blog <percent> [release]: gives a release to that part of the visitors; 0 withdraws it. Without
// a release: the canary that runs, else the newest that is not live.

await command(async ([workspaceOrName, percentage, given]) => {
  const usage = 'npm run canary -- <deployable> <percent> [release]'
  const { name, registry } = deployable(workspaceOrName, usage)
  if (!/^\d{1,3}$/.test(percentage ?? '')) throw new Error(`Usage: ${usage}`)
  const percent = Number(percentage)
  const { data } = await registry.list(name)
  const running = data.find(({ state }) => state === 'canary')
  const newest = data.find(({ state }) => state === 'published' || state === 'former')
  const release = given ?? (running ?? newest)?.release
  const { canary, version, smoke } = await registry.post(`/api/releases/${name}/canary`, {
    percent,
    ...(percent > 0 && { release }),
  })
  const now = canary ? `${canary.release} goes to ${canary.percent} percent of the visitors` : 'no canary runs'
  console.log(`${name}: ${now} (version ${version}; ${smoke})`)
})
