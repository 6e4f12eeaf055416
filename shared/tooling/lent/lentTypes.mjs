import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteOrigin, siteText } from '../site.mjs'
import { faceOf, remoteWorkspaces, root, titleOf } from '../workspaces.mjs'
import { lentProps } from './lentProps.mjs'

/**
 * Writes the types of what a remote borrows into its `.brightfill`: of a neighbour in this checkout as its sources are,
 * of any other remote as its live release says.
 * @param {string} workspace
 * @throws Error when the types of a component are nowhere to be had
 */
export async function writeLentTypes(workspace) {
  const folder = path.join(root, workspace, '.brightfill')
  const names = [...new Set(faceOf(workspace).routes.flatMap(({ borrows = [] }) => borrows))].sort()
  if (names.length === 0) return rmSync(folder, { recursive: true, force: true })
  for (const name of names) await writeDeclaration(workspace, name, path.join(folder, `${name}.d.ts`))
  const lines = names.map((name) => `    '${name}': import('./${name}').${name.split('/')[1]}Props`)
  const text = `declare module '@brightfill/shared/lent' {\n  interface LentComponents {\n${lines.join('\n')}\n  }\n}\n`
  writeFileSync(path.join(folder, 'lent.d.ts'), `// "brightfill types" writes this.\nexport {}\n${text}`)
}

/**
 * @param {string} workspace
 * @param {string} name `remote/Component`
 * @param {string} file
 */
async function writeDeclaration(workspace, name, file) {
  const [lender = '', component = ''] = name.split('/')
  const neighbour = remoteWorkspaces.find((other) => other !== workspace && faceOf(other).name === lender)
  const text = neighbour ? lentProps(neighbour)[component] : await ofRelease(lender, component)
  if (text !== undefined) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  } else if (neighbour)
    throw new Error(
      `${titleOf(workspace)} borrows ${name}, and ${neighbour}/remote.json does not lend it; it lends ${Object.keys(faceOf(neighbour).lends ?? {}).join(', ') || 'nothing'}`,
    )
  else if (existsSync(file))
    console.warn(`${titleOf(workspace)}: nothing answers at ${siteOrigin()}; ${name} is as it was fetched last`)
  else
    throw new Error(
      `${titleOf(workspace)} borrows ${name}, and ${siteOrigin()} has no types of it: start the site or set SITE_ORIGIN, and see that a live release of ${lender} lends it`,
    )
}

/**
 * @param {string} lender
 * @param {string} component
 * @returns {Promise<string | undefined>}
 */
async function ofRelease(lender, component) {
  const manifest = await siteText(`/remotes/${lender}/mf-manifest.json`)
  if (!manifest) return
  const { publicPath } = JSON.parse(manifest).metaData
  return siteText(`${new URL(publicPath).pathname}${component}.d.ts`)
}
