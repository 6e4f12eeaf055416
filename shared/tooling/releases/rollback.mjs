import { command } from '../command.mjs'
import { deployable, tellActivation } from './deployable.mjs'

// npm run rollback -- mfe-blog [release]: makes the release live that was live before, or a named one that ever was.

await command(async ([workspaceOrName, to]) => {
  const { name, registry } = deployable(workspaceOrName, 'npm run rollback -- <deployable> [release]')
  tellActivation(name, await registry.rollBack(name, to))
})
