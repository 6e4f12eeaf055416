import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The registry of a site, as the platform team reaches it. */
export function registryOf({ apiPort, dataDir, origin }) {
  const call = async (address, body) => {
    const answer = await fetch(`http://127.0.0.1:${apiPort}/api/releases${address}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${readFileSync(path.join(dataDir, 'platform.key'), 'utf8').trim()}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    activate: (name, release) => call('/activate', { releases: { [name]: release } }),
    rollBack: (name, to) => call(`/${name}/rollback`, { to }),
    /** Milliseconds until a new visitor gets the release. */
    async untilShown(name, release) {
      const started = performance.now()
      for (;;) {
        const html = await (await fetch(`${origin}/login?t=${started}`)).text()
        if (html.includes(`/remotes/${name}/${release}/`)) return performance.now() - started
        if (performance.now() - started > 20_000) throw new Error(`${name}@${release} is not shown after 20 s`)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    },
  }
}
