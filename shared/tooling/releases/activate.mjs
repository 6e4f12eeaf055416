import { command } from '../command.mjs'
import { deployable, tellActivation } from './deployable.mjs'

// npm run activate -- mfe-blog <release>: makes a published release live.

await command(async ([workspaceOrName, release]) => {
  const usage = 'npm run activate -- <deployable> <release>'
  const { name, registry } = deployable(workspaceOrName, usage)
  if (!release) throw new Error(`Usage: ${usage}; npm run releases -- ${workspaceOrName} lists what there is`)
  tellActivation(name, await registry.activate({ [name]: release }))
})
