import { createRequire } from 'node:module'
import path from 'node:path'
import { root } from './workspaces'

const require = createRequire(import.meta.url)

/** `shared` as the root sees it: a folder of the checkout, or a package that is installed in a repository. */
export const sharedFolder = path.relative(root, path.dirname(require.resolve('@brightfill/shared/package.json')))

/** These tools, as the root sees them. */
export const toolsFolder = path.relative(root, import.meta.dirname)

/**
 * The parts of the site that the packages bring, for repositories that hold nothing else of it:
 * `shell/` is its development build, `documents.mjs` what starts it, `routes.json` the addresses of its pages.
 */
export const siteParts = path.join(import.meta.dirname, 'dist')
