import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { declarationOf } from './declaration.mjs'
import { lentShapes } from './lentShapes.mjs'
import { writeLentTypes } from './lentTypes.mjs'

/**
 * Puts the types of what a remote lends beside its scripts, `browser/<Component>.d.ts`.
 * @param {string} workspace
 * @param {string} folder of the release
 * @returns what of it release.json says
 */
export async function describeLent(workspace, folder) {
  // The props in the sources are read as the component takes them: 3, and not some number.
  await writeLentTypes(workspace)
  const { takes, hands } = lentShapes(workspace)
  for (const [component, props] of Object.entries(takes))
    writeFileSync(path.join(folder, 'browser', `${component}.d.ts`), declarationOf(component, props))
  return { takes, hands }
}
