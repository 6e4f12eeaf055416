import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { type BuildOptions, build, context, type Metafile, type Plugin, type PluginBuild } from 'esbuild'
import { sourceHash } from './sourceHash'
import { root } from './workspaces'

/**
 * Builds a node program when its sources are not those of the last build.
 * @param program all paths are relative to the workspace
 */
export async function buildProgram({
  workspace,
  entry,
  outdir,
  sources,
}: {
  workspace: string
  entry: string
  outdir: string
  sources: string[]
}) {
  const stamp = path.join(root, workspace, outdir, 'sources')
  const own = [...sources, 'package.json'].map((part) => `${workspace}/${part}`)
  const hash = sourceHash([...own, 'shared/src', 'shared/tooling/nodeProgram.ts', 'package-lock.json'])
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
 * @param program all paths are relative to the workspace
 */
export async function buildNodeProgram(program: { workspace: string; entries: string[]; outdir: string }) {
  const options = bundled(program)
  removeFormer(options.outdir)
  const { metafile } = await build(options)
  writeFileSync(path.join(options.outdir, 'packages.json'), JSON.stringify(packagesOf(metafile), null, 1))
}

/**
 * Bundles a program, and again after each change to its sources until it is disposed of; compile errors are printed.
 */
export async function watchProgram({ workspace, entry, outdir }: { workspace: string; entry: string; outdir: string }) {
  const options = bundled({ workspace, entries: [entry], outdir })
  // From now on the files there have no known sources.
  rmSync(path.join(options.outdir, 'sources'), { force: true })
  let firstBuilt: (value: unknown) => void
  const built = new Promise((resolve) => {
    firstBuilt = resolve
  })
  const watched = {
    name: 'watched',
    setup: ({ onEnd }: PluginBuild) => onEnd(firstBuilt),
  }
  const watching = await context({ ...options, plugins: [...options.plugins, watched] })
  await watching.watch()
  await built
  return watching
}

function bundled({ workspace, entries, outdir }: Parameters<typeof buildNodeProgram>[0]) {
  const folder = path.join(root, workspace)
  const output = path.join(folder, outdir)
  const workers = entries.map(path.dirname).flatMap((source) =>
    readdirSync(path.join(folder, source), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.worker.ts'))
      .map((name) => path.join(source, name)),
  )
  return {
    absWorkingDir: folder,
    entryPoints: [...new Set([...entries, ...workers])],
    outdir: output,
    // One flat folder: the place of a module next to the program is the same in every chunk.
    entryNames: '[name]',
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm' as const,
    platform: 'node' as const,
    target: 'node20.19',
    sourcemap: true,
    logLevel: 'warning' as const,
    metafile: true as const,
    plugins: [packagesStayOutside],
  } satisfies BuildOptions
}

/** The npm packages that a program needs beside it. */
function packagesOf({ outputs }: Metafile) {
  const imported = Object.values(outputs).flatMap(({ imports }) => imports)
  const names = imported
    .filter(({ path: name, external }) => external && !isBuiltin(name))
    .map(({ path: name }) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))
  return [...new Set(names)].sort()
}

/** Chunks of the last build would pile up; folders are not ours. */
function removeFormer(output: string) {
  if (!existsSync(output)) return
  for (const name of readdirSync(output)) if (/\.js(\.map)?$/.test(name)) rmSync(path.join(output, name))
}

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@brightfill/') ? undefined : { path: name, external: true },
    )
  },
}
