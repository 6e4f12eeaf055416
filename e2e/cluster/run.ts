import { once } from 'node:events'
import { command } from '../../shared/tooling/command.mjs'
import { whatIsMissing } from './missing'
import { startFirstTime, unpackSite } from './topology'

// npm run cluster: the whole of deploy/ on this machine, until Ctrl-C. It is a site of its own with the demo's content,
// gone when it ends; `npm run package` first.

await command(async () => {
  const missing = whatIsMissing()
  if (missing) throw new Error(missing)
  const site = await unpackSite(Number(process.env.CLUSTER_PORT ?? 8443))
  const running = await startFirstTime(site)
  console.log(`${site.origin} (the browser warns of its certificate), folder ${site.folder}`)
  for (const { name, origin, child } of [...site.apis, ...site.shells])
    console.log(`${name}: ${origin}, pid ${child?.pid}`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  await running.stop()
})
