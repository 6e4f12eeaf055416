import { root } from '../projectCopy'
import { runReleaseCommand } from '../teamRelease'

const SHOWN_WITHIN = 10_000

/** Makes a release live and waits until new visitors get it. */
export async function goTo(name: string, release: string, origin: string): Promise<void> {
  runReleaseCommand('activate', root, `mfe-${name}`, release)
  const end = Date.now() + SHOWN_WITHIN
  while (Date.now() < end) {
    // Every document carries the composition, that of an unknown address too.
    const html = await (await fetch(`${origin}/nowhere-${Date.now()}`)).text()
    if (html.includes(`/remotes/${name}/${release}/`)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The site does not show ${name}@${release}`)
}
