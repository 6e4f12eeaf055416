import type { ActivationAnswer, ReleaseRow } from '@brightfill/shared/contract'
import { Registry } from '@brightfill/shared/registry'
import { remoteWorkspaces } from '../workspaces'
import { deployableOf, deployKey, workspaceOf } from './registry'

/** npm run activate -- mfe-blog <release>: makes a published release live. */
export async function activate([workspaceOrName, release]: string[]) {
  const usage = 'npm run activate -- <deployable> <release>'
  const { name, registry } = deployable(workspaceOrName, usage)
  if (!release) throw new Error(`Usage: ${usage}; npm run releases -- ${workspaceOrName} lists what there is`)
  tellActivation(name, await registry.activate({ [name]: release }))
}

/**
 * npm run rollback -- mfe-blog [release]: makes the former release live again, or a named one that ever was. Two
 * rollbacks at the same moment go back only once.
 */
export async function rollback([workspaceOrName, to]: string[]) {
  const { name, registry } = deployable(workspaceOrName, 'npm run rollback -- <deployable> [release]')
  const { data } = await registry.list(name)
  const from = data.find(({ state }) => state === 'live')?.release
  tellActivation(name, await registry.rollBack(name, { to, from }))
}

/**
 * npm run canary -- mfe-blog <percent> [release]: gives a release to that share of the visitors; 0 withdraws it.
 * Without a release: the running canary, else the newest that was published after the live one.
 */
export async function canary([workspaceOrName, percentage, given]: string[]) {
  const usage = 'npm run canary -- <deployable> <percent> [release]'
  const { name, registry } = deployable(workspaceOrName, usage)
  const percent = percentIn(percentage, 0)
  if (percent === undefined) throw new Error(`Usage: ${usage}`)
  if (percent > 0) {
    const release = given ?? meant((await registry.list(name)).data)
    if (!release) throw new Error(`No release of ${name} is newer than the live one; name the release you mean`)
    return console.log(await startCanary(registry, { name, release, percent }))
  }
  const { version, smoke } = await registry.canary(name, { percent })
  console.log(`${name}: no canary is running (version ${version}; ${smoke})`)
}

/**
 * npm run override -- mfe-blog [release]: a link that shows a release to the person who opens it, before it is live.
 * Without a release: the newest that was never live.
 */
export async function override([workspaceOrName, given]: string[]) {
  const { name, registry } = deployable(workspaceOrName, 'npm run override -- <deployable> [release]')
  const { data } = await registry.list(name)
  const release = given ?? data.find(({ state }) => state === 'published')?.release
  if (!release) throw new Error(`Every release of ${name} has been live; "release --no-activate" publishes a new one`)
  const { url, until } = await registry.post(`/api/releases/${name}/override`, { release })
  console.log(
    `${name}: ${release} shows in the browser that opens this link, until ${until.slice(11, 16)} UTC:\n${url}`,
  )
}

/**
 * npm run remove-remote -- mfe-stories: takes a remote and its pages out of the site. Its releases are kept, so that an
 * activation brings it back.
 */
export async function remove([workspaceOrName]: string[]) {
  const { name, registry } = deployable(workspaceOrName, 'npm run remove-remote -- <remote>')
  const { version } = await registry.post(`/api/releases/${name}/remove`, {})
  console.log(`${name}: its pages have been removed from the site (version ${version}); you can delete its folder`)
}

/**
 * The deployable a command names, and the registry as its team may use it.
 * @param usage printed when there is none of that name in this checkout
 */
export function deployable(name: string | undefined, usage: string) {
  const workspace = workspaceOf(name ?? '')
  if (workspace !== 'shell' && !remoteWorkspaces.includes(workspace)) {
    throw new Error(`Usage: ${usage}; deployables are shell, ${remoteWorkspaces.join(', ')}`)
  }
  const deployed = deployableOf(workspace)
  return { workspace, name: deployed, registry: new Registry(deployKey(deployed)) }
}

export function tellActivation(name: string, { version, live, smoke }: ActivationAnswer) {
  console.log(`${name}: ${live[name]} is live (version ${version}; ${smoke})`)
}

/**
 * Gives a release to that share of the visitors. The site has one canary at a time, so an older one of the same
 * deployable ends first; one of another team is left alone, and the registry refuses.
 * @param skipped checks that were left out before
 * @returns a line to print
 */
export async function startCanary(
  registry: Registry,
  { name, release, percent }: { name: string; release: string; percent: number },
  skipped?: string[],
): Promise<string> {
  const { data } = await registry.list(name)
  if (data.some((row) => row.release === release && row.state === 'live'))
    return `${name}: ${release} is live for everybody; nothing is left to do`
  const older = data.find((row) => row.state === 'canary' && row.release !== release)
  if (older) await registry.canary(name, { percent: 0 })
  const { version, smoke } = await registry.canary(name, { percent, release }, skipped)
  const ended = older ? `; the canary ${older.release} ended` : ''
  return `${name}: ${release} goes to ${percent} percent of the visitors${ended} (version ${version}; ${smoke})`
}

/** @returns undefined when it is not a percentage */
export function percentIn(text: string | undefined = '', least = 1): number | undefined {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return percent >= least && percent <= 100 ? percent : undefined
}

/** @param rows newest first */
function meant(rows: ReleaseRow[]): string | undefined {
  const running = rows.find(({ state }) => state === 'canary')
  const [newest] = rows
  return (running ?? (newest?.state === 'live' ? undefined : newest))?.release
}
