import { command } from '../command.mjs'
import { deployable } from './deployable.mjs'

// npm run override -- mfe-blog [release]: a link that shows a release on the site to who opens it, before it is live.
// Without a release: the newest that was never live.

await command(async ([workspaceOrName, given]) => {
  const { name, registry } = deployable(workspaceOrName, 'npm run override -- <deployable> [release]')
  const { data } = await registry.list(name)
  const release = given ?? data.find(({ state }) => state === 'published')?.release
  if (!release) throw new Error(`Every release of ${name} has been live; "release --no-activate" publishes a new one`)
  const { url, until } = await registry.post(`/api/releases/${name}/override`, { release })
  console.log(
    `${name}: ${release} shows in the browser that opens this link, until ${until.slice(11, 16)} UTC:\n${url}`,
  )
})
