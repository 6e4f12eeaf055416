import { command } from '../command.mjs'
import { deployable, tellActivation } from './deployable.mjs'

// npm run rollback -- mfe-blog [release]: makes the release live that was live before, or a named one that ever was.
// Two who do it at the same moment go back once.

await command(async ([workspaceOrName, to]) => {
  const { name, registry } = deployable(workspaceOrName, 'npm run rollback -- <deployable> [release]')
  const { data } = await registry.list(name)
  const from = data.find(({ state }) => state === 'live')?.release
  tellActivation(name, await registry.rollBack(name, { to, from }))
})
