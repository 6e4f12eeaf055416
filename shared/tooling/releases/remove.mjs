import { command } from '../command.mjs'
import { deployable } from './deployable.mjs'

// npm run remove-remote -- mfe-stories: takes a remote and its pages out of the site. Its releases are kept, so that an
// activation brings it back.

await command(async ([workspaceOrName]) => {
  const { name, registry } = deployable(workspaceOrName, 'npm run remove-remote -- <remote>')
  const { version } = await registry.post(`/api/releases/${name}/remove`, {})
  console.log(`${name}: its pages are out of the site (version ${version}); its folder may be deleted`)
})
