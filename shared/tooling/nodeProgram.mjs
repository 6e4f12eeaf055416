import path from 'node:path'
import { build } from 'esbuild'
import { root } from './workspaces.mjs'

/**
 * Bundles a program that node runs: our own code and the shared units it uses into one file an entry, npm packages left where they are.
 * @param {{ workspace: string, entries: string[], outdir: string }} program paths are relative to the workspace
 */
export async function buildNodeProgram({ workspace, entries, outdir }) {
  await build({
    entryPoints: entries.map((entry) => path.join(root, workspace, entry)),
    outdir: path.join(root, workspace, outdir),
    platform: 'node',
    target: 'node20',
    format: 'esm',
    bundle: true,
    sourcemap: true,
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  })
}

const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path: id, kind }) =>
      kind === 'entry-point' || id.startsWith('@brightfill/') || path.isAbsolute(id) ? undefined : { path: id, external: true },
    )
  },
}
