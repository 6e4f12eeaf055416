import { remoteWorkspaces } from '../workspaces.mjs'
import { deployableOf, deployKey, Registry, workspaceOf } from './registry.mjs'

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
  return { workspace, name: deployableOf(workspace), registry: new Registry(deployKey(workspace)) }
}

/**
 * @param {string} name
 * @param {import('./registry.mjs').Activation} activation
 */
export function tellActivation(name, { version, live, smoke }) {
  console.log(`${name}: ${live[name]} is live (version ${version}; ${smoke})`)
}
