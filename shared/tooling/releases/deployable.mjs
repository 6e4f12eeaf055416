import { Registry } from '@brightfill/shared/registry'
import { remoteWorkspaces } from '../workspaces.mjs'
import { deployableOf, deployKey, workspaceOf } from './registry.mjs'

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
 * @param {import('@brightfill/shared/registry').Activation} activation
 */
export function tellActivation(name, { version, live, smoke }) {
  console.log(`${name}: ${live[name]} is live (version ${version}; ${smoke})`)
}
