import { Registry } from '@brightfill/shared/registry'
import { remoteWorkspaces } from '../workspaces.mjs'
import { deployableOf, deployKey, workspaceOf } from './registry.mjs'

/**
 * npm run activate -- mfe-blog <release>: makes a published release live.
 * @param {string[]} words
 */
export async function activate([workspaceOrName, release]) {
  const usage = 'npm run activate -- <deployable> <release>'
  const { name, registry } = deployable(workspaceOrName, usage)
  if (!release) throw new Error(`Usage: ${usage}; npm run releases -- ${workspaceOrName} lists what there is`)
  tellActivation(name, await registry.activate({ [name]: release }))
}

/**
 * npm run rollback -- mfe-blog [release]: makes the release live that was live before, or a named one that ever was.
 * Two who do it at the same moment go back once.
 * @param {string[]} words
 */
export async function rollback([workspaceOrName, to]) {
  const { name, registry } = deployable(workspaceOrName, 'npm run rollback -- <deployable> [release]')
  const { data } = await registry.list(name)
  const from = data.find(({ state }) => state === 'live')?.release
  tellActivation(name, await registry.rollBack(name, { to, from }))
}

/**
 * npm run canary -- mfe-blog <percent> [release]: gives a release to that part of the visitors; 0 withdraws it. Without
 * a release: the canary that runs, else the newest that was published after the live one.
 * @param {string[]} words
 */
export async function canary([workspaceOrName, percentage, given]) {
  const usage = 'npm run canary -- <deployable> <percent> [release]'
  const { name, registry } = deployable(workspaceOrName, usage)
  const percent = percentIn(percentage, 0)
  if (percent === undefined) throw new Error(`Usage: ${usage}`)
  if (percent > 0) {
    const release = given ?? meant((await registry.list(name)).data)
    if (!release) throw new Error(`No release of ${name} is newer than the live one; name the release that is meant`)
    return console.log(await startCanary(registry, { name, release, percent }))
  }
  const { version, smoke } = await registry.canary(name, { percent })
  console.log(`${name}: no canary runs (version ${version}; ${smoke})`)
}

/**
 * npm run override -- mfe-blog [release]: a link that shows a release on the site to who opens it, before it is live.
 * Without a release: the newest that was never live.
 * @param {string[]} words
 */
export async function override([workspaceOrName, given]) {
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
 * @param {string[]} words
 */
export async function remove([workspaceOrName]) {
  const { name, registry } = deployable(workspaceOrName, 'npm run remove-remote -- <remote>')
  const { version } = await registry.post(`/api/releases/${name}/remove`, {})
  console.log(`${name}: its pages are out of the site (version ${version}); its folder may be deleted`)
}

/**
 * The deployable a command names, and the registry as its team may use it.
 * @param {string | undefined} name
 * @param {string} usage printed when there is none of that name in this checkout
 */
export function deployable(name, usage) {
  const workspace = workspaceOf(name ?? '')
  if (workspace !== 'shell' && !remoteWorkspaces.includes(workspace)) {
    throw new Error(`Usage: ${usage}; deployables are shell, ${remoteWorkspaces.join(', ')}`)
  }
  const deployed = deployableOf(workspace)
  return { workspace, name: deployed, registry: new Registry(deployKey(deployed)) }
}

/**
 * @param {string} name
 * @param {import('@brightfill/shared/contract').ActivationAnswer} activation
 */
export function tellActivation(name, { version, live, smoke }) {
  console.log(`${name}: ${live[name]} is live (version ${version}; ${smoke})`)
}

/**
 * Gives a release to that part of the visitors. The site has one canary at a time, so an older one of the same
 * deployable ends first; one of another team is left alone, and the registry refuses.
 * @param {Registry} registry
 * @param {{ name: string, release: string, percent: number }} wanted
 * @param {string[]} [skipped] checks that were left out before
 * @returns {Promise<string>} a line to print
 */
export async function startCanary(registry, { name, release, percent }, skipped) {
  const { data } = await registry.list(name)
  if (data.some((row) => row.release === release && row.state === 'live'))
    return `${name}: ${release} is live for everybody; nothing is left to do`
  const older = data.find((row) => row.state === 'canary' && row.release !== release)
  if (older) await registry.canary(name, { percent: 0 })
  const { version, smoke } = await registry.canary(name, { percent, release }, skipped)
  const ended = older ? `; the canary ${older.release} ended` : ''
  return `${name}: ${release} goes to ${percent} percent of the visitors${ended} (version ${version}; ${smoke})`
}

/**
 * @param {string | undefined} text
 * @param {number} least
 * @returns {number | undefined} undefined when it is no percentage
 */
export function percentIn(text = '', least = 1) {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return percent >= least && percent <= 100 ? percent : undefined
}

/**
 * @param {import('@brightfill/shared/contract').ReleaseRow[]} rows newest first
 * @returns {string | undefined}
 */
function meant(rows) {
  const running = rows.find(({ state }) => state === 'canary')
  const [newest] = rows
  return (running ?? (newest?.state === 'live' ? undefined : newest))?.release
}
