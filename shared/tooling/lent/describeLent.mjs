import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { faceOf } from '../workspaces.mjs'
import { declarationOf } from './declaration.mjs'
import { lentShapes } from './lentShapes.mjs'
import { writeLentTypes } from './lentTypes.mjs'

/**
 * Puts the types of what a remote lends beside its scripts, `browser/<Component>.d.ts`.
 * @param {string} workspace
 * @param {string} folder of the release
 * @returns what of it release.json says
 * @throws Error for a component of another remote that no route borrows: the registry keeps it lent only as long as a
 *   live route borrows it
 */
export async function describeLent(workspace, folder) {
  // The props in the sources are read as the component takes them: 3, and not some number.
  await writeLentTypes(workspace)
  const { takes, hands } = lentShapes(workspace)
  const borrowed = faceOf(workspace).routes.flatMap(({ borrows = [] }) => borrows)
  const undeclared = Object.keys(hands).find((part) => !borrowed.includes(part))
  if (undeclared) throw new Error(`${workspace} shows ${undeclared}, which no route of its remote.json "borrows"`)
  for (const [component, props] of Object.entries(takes))
    writeFileSync(path.join(folder, 'browser', `${component}.d.ts`), declarationOf(component, props))
  return { takes, hands }
}
