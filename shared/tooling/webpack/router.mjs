import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

// The router's own entries lead to its development build, whatever the mode.
const folder = path.resolve(path.dirname(createRequire(import.meta.url).resolve('react-router')), '../production')

export const routerAlias = {
  'react-router$': path.join(folder, 'index.mjs'),
  'react-router/dom$': path.join(folder, 'dom-export.mjs'),
}

/** Its published file is shaken (`shakeRouter.cjs`), and the engine, which comes late, is taken from a copy of that file. */
export const routerRules = [
  { include: folder, loader: path.join(import.meta.dirname, 'shakeRouter.cjs') },
  {
    test: /[\\/]browserRouter\.ts$/,
    resolve: { alias: { 'react-router-dom$': `${fileOf('createBrowserRouter')}?engine` } },
  },
]

/** The published file that an export of the router comes from. */
function fileOf(name) {
  const imports = readFileSync(routerAlias['react-router$'], 'utf8').matchAll(/import \{([^}]+)\} from "([^"]+)"/g)
  const [, , file] = [...imports].find(([, names]) => names.split(',').some((one) => one.trim() === name))
  return path.join(folder, file)
}
