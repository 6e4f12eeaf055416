import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { siteOrigin, siteText } from '../site'
import { faceOf, remoteWorkspaces, root, titleOf } from '../workspaces'
import { lentProps } from './lentProps'

/**
 * Writes the types of borrowed components into a remote's `.brightfill`: from the sources of a neighbour in this
 * checkout, or from the live release of any other remote.
 * @throws Error when the types of a component cannot be found
 */
export async function writeLentTypes(workspace: string) {
  const folder = path.join(root, workspace, '.brightfill')
  const names = [...new Set(faceOf(workspace).routes.flatMap(({ borrows = [] }) => borrows))].sort()
  if (names.length === 0) return rmSync(folder, { recursive: true, force: true })
  for (const name of names) await writeDeclaration(workspace, name, path.join(folder, `${name}.d.ts`))
  const lines = names.map((name) => `    '${name}': import('./${name}').${name.split('/')[1]}Props`)
  const text = `declare module '@brightfill/shared/lent' {\n  interface LentComponents {\n${lines.join('\n')}\n  }\n}\n`
  writeFileSync(path.join(folder, 'lent.d.ts'), `// "brightfill types" writes this.\nexport {}\n${text}`)
}

/** @param name `remote/Component` */
async function writeDeclaration(workspace: string, name: string, file: string) {
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
    console.warn(`${titleOf(workspace)}: nothing answers at ${siteOrigin()}; using the last fetched types for ${name}`)
  else
    throw new Error(
      `${titleOf(workspace)} borrows ${name}, and ${siteOrigin()} has no types for it: start the site or set SITE_ORIGIN, and check that a live release of ${lender} lends it`,
    )
}

async function ofRelease(lender: string, component: string): Promise<string | undefined> {
  const manifest = await siteText(`/remotes/${lender}/mf-manifest.json`)
  if (!manifest) return
  const { publicPath } = JSON.parse(manifest).metaData
  return siteText(`${new URL(publicPath).pathname}${component}.d.ts`)
}
