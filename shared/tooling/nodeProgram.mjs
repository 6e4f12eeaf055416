import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { build, context } from 'esbuild'
import { sourceHash } from './sourceHash.mjs'
import { root } from './workspaces.mjs'

/**
 * Builds a node program when its sources are not those of the last build.
 * @param {{ workspace: string, entry: string, outdir: string, sources: string[] }} program all paths are relative to
 *   the workspace
 */
export async function buildProgram({ workspace, entry, outdir, sources }) {
  const stamp = path.join(root, workspace, outdir, 'sources')
  const own = [...sources, 'package.json'].map((part) => `${workspace}/${part}`)
  const hash = sourceHash([...own, 'shared/src', 'shared/tooling/nodeProgram.mjs', 'package-lock.json'])
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const started = Date.now()
  await buildNodeProgram({ workspace, entries: [entry], outdir })
  writeFileSync(stamp, hash)
  console.log(`${workspace}: program (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/**
 * Bundles a node program: npm packages stay packages, our own workspaces are bundled, because they ship TypeScript.
 * Every `*.worker.ts` in the folder of an entry becomes a file beside it, so that `new Worker(new
 * URL('./name.worker.js', import.meta.url))` finds it.
 * @param {{ workspace: string, entries: string[], outdir: string }} program all paths are relative to the workspace
 */
export async function buildNodeProgram(program) {
  const options = bundled(program)
  removeFormer(options.outdir)
  const { metafile } = await build(options)
  writeFileSync(path.join(options.outdir, 'packages.json'), JSON.stringify(packagesOf(metafile), null, 1))
}

/**
 * Bundles a program, and again after each change of its sources until it is disposed of; what does not compile is
 * printed.
 * @param {{ workspace: string, entry: string, outdir: string }} program
 */
export async function watchProgram({ workspace, entry, outdir }) {
  const options = bundled({ workspace, entries: [entry], outdir })
  // Files that are there from now on have no known sources.
  rmSync(path.join(options.outdir, 'sources'), { force: true })
  /** @type {(value: unknown) => void} */
  let firstBuilt
  const built = new Promise((resolve) => {
    firstBuilt = resolve
  })
  const watched = {
    name: 'watched',
    setup: (/** @type {import('esbuild').PluginBuild} */ { onEnd }) => onEnd(firstBuilt),
  }
  const watching = await context({ ...options, plugins: [...options.plugins, watched] })
  await watching.watch()
  await built
  return watching
}

/** @param {Parameters<typeof buildNodeProgram>[0]} program */
function bundled({ workspace, entries, outdir }) {
  const folder = path.join(root, workspace)
  const output = path.join(folder, outdir)
  const workers = entries.map(path.dirname).flatMap((source) =>
    readdirSync(path.join(folder, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.worker.ts'))
      .map((name) => path.join(source, name)),
  )
  return /** @satisfies {import('esbuild').BuildOptions} */ ({
    absWorkingDir: folder,
    entryPoints: [...new Set([...entries, ...workers])],
    outdir: output,
    // One flat folder: the place of a module next to the program is the same in every chunk.
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: /** @type {const} */ ('esm'),
    platform: /** @type {const} */ ('node'),
    target: 'node20.19',
    sourcemap: true,
    logLevel: /** @type {const} */ ('warning'),
    metafile: /** @type {const} */ (true),
    plugins: [packagesStayOutside],
  })
}

/**
 * The npm packages that a program needs beside it.
 * @param {import('esbuild').Metafile} metafile
 */
function packagesOf({ outputs }) {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports)
  const names = imported
    .filter(({ path: name, external }) => external && !isBuiltin(name))
    .map(({ path: name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}

/**
 * Chunks of the last build would pile up; folders are not ours.
 * @param {string} output
 */
function removeFormer(output) {
  if (!existsSync(output)) return
  for (const name of readdirSync(output)) if (/\.js(\.map)?$/.test(name)) rmSync(path.join(output, name))
}

/** @type {import('esbuild').Plugin} */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@brightfill/') ? undefined : { path: name, external: true },
    )
  },
}
