import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { consumed } from '@brightfill/remote-tools/sharedUnits'
import { integrityOf } from '@brightfill/shared/integrityOf'
import { build } from 'vite'

// Vite builds this remote: `brightfill build` runs this file, and names the release and the folder for its builds. The
// remote is one script and one stylesheet; what the shell provides comes from the scope that it hands to the container.

const { RELEASE = '', RELEASE_FOLDER = '' } = process.env
const face = JSON.parse(readFileSync(path.join(import.meta.dirname, 'remote.json'), 'utf8'))
const container = `brightfill_${face.name}_${RELEASE}`
const lends = Object.entries(face.lends)
const ofTheShell = new Set(Object.keys(consumed(face.contract)))

const result = await build({
  configFile: false,
  root: import.meta.dirname,
  logLevel: 'warn',
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuild: { jsx: 'automatic' },
  css: { modules: { generateScopedName: `${face.name}_[local]_[hash:base64:5]` } },
  build: {
    write: false,
    target: 'es2022',
    lib: { entry: { routes: './src/routes.ts', ...face.lends }, formats: ['cjs'] },
    rollupOptions: { external: (id) => ofTheShell.has(id), output: { chunkFileNames: '[name]-[hash].js' } },
  },
})
const [built] = /** @type {import('vite').Rollup.RollupOutput[]} */ (result)
/** @type {(import('vite').Rollup.OutputChunk | import('vite').Rollup.OutputAsset)[]} */
const output = built?.output ?? []
const scripts = output.filter((file) => file.type === 'chunk')
const sheet = output.find(({ fileName }) => fileName.endsWith('.css'))
const styles = sheet && 'source' in sheet ? write('browser', '.css', sheet.source) : undefined

const module = (/** @type {import('vite').Rollup.OutputChunk} */ chunk) => {
  const wanted = JSON.stringify([...chunk.imports, ...chunk.dynamicImports])
  return `${JSON.stringify(chunk.fileName)}: { wanted: ${wanted}, run: (exports, require, module) => {${chunk.code}} }`
}
const entryOf = (/** @type {string} */ name) => scripts.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName
const entries = ['routes', ...lends.map(([name]) => name)].map((name) => [`./${name}`, entryOf(name)])

const code = `(() => {
  const here = typeof document === 'undefined' ? undefined : document.currentScript?.src
  const modules = {${scripts.map(module).join(',\n')}}
  const entries = ${JSON.stringify(Object.fromEntries(entries))}
  const provided = {}, made = {}
  let scope
  const provide = async (file, seen = new Set()) => {
    if (seen.has(file)) return
    seen.add(file)
    const own = modules[file]
    if (own) for (const name of own.wanted) await provide(name, seen)
    else provided[file] ??= (await offered(file).get())()
  }
  const offered = (name) => {
    const [one] = Object.values(scope[name] ?? {})
    if (!one) throw new Error('This page does not provide ' + name)
    return one
  }
  const require = (name) => {
    const file = name.replace('./', '')
    if (file in provided) return provided[file]
    if (made[file]) return made[file].exports
    const module = (made[file] = { exports: {} })
    try {
      modules[file].run(module.exports, require, module)
    } catch (error) {
      delete made[file]
      throw error
    }
    return module.exports
  }
  const style = () => {
    if (!here || ${!styles}) return
    const { origin, pathname, href } = new URL(${JSON.stringify(styles)}, here)
    const sheet = origin === location.origin ? pathname : href
    if (document.querySelector('[data-href="' + sheet + '"], link[rel=stylesheet][href="' + sheet + '"]')) return
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: sheet })
    link.integrity = globalThis.brightfill_integrity?.(sheet, link) ?? ''
    document.head.append(link)
  }
  return {
    init: (given) => { scope = given },
    get: async (name) => {
      style()
      await provide(entries[name])
      return () => require(entries[name])
    },
  }
})()`

const sheets = styles ? [styles] : []
const ids = face.routes.map((/** @type {{ id: string }} */ { id }) => id)
const chunks = Object.fromEntries(
  ['routes', ...ids, ...lends.map(([name]) => `lent-${name}`)].map((id) => [id, sheets]),
)
const entry = write('browser', '.js', `var ${container} = ${code}`)
writeManifest('browser', entry, [entry, ...sheets])
writeManifest('server', 'remoteEntry.cjs', [write('server', '.cjs', `module.exports = ${code}`, 'remoteEntry.cjs')])

// The standard manifest of module federation, for pages of other sites.
const none = { sync: [], async: [] }
const manifest = {
  id: container,
  name: container,
  metaData: {
    name: container,
    type: 'app',
    buildInfo: { buildVersion: RELEASE, buildName: face.name },
    remoteEntry: { name: entry, path: '', type: 'global' },
    types: { path: '', name: '', zip: '', api: '' },
    globalName: container,
    pluginVersion: '2.9.3',
    publicPath: 'auto',
  },
  shared: [],
  remotes: [],
  exposes: lends.map(([name]) => ({
    id: `${container}:${name}`,
    name,
    path: `./${name}`,
    assets: { js: none, css: { ...none, sync: sheets } },
  })),
}
write('browser', '.json', JSON.stringify(manifest), 'mf-manifest.json')

/**
 * @param {'browser' | 'server'} part
 * @param {string} end
 * @param {string | Uint8Array} content
 * @param {string} name
 */
function write(part, end, content, name = `${createHash('sha256').update(content).digest('hex').slice(0, 16)}${end}`) {
  mkdirSync(path.join(RELEASE_FOLDER, part), { recursive: true })
  writeFileSync(path.join(RELEASE_FOLDER, part, name), content)
  return name
}

/**
 * @param {'browser' | 'server'} part
 * @param {string} entry
 * @param {string[]} names
 */
function writeManifest(part, entry, names) {
  const described = names.map((name) => {
    const bytes = readFileSync(path.join(RELEASE_FOLDER, part, name))
    return [name, { size: bytes.length, integrity: integrityOf(bytes) }]
  })
  const here = (/** @type {string[]} */ files) => files.filter((file) => names.includes(file))
  const own = Object.fromEntries(Object.entries(chunks).map(([id, files]) => [id, here(files)]))
  const content = { entry, files: Object.fromEntries(described), chunks: own, units: {} }
  write(part, '.json', JSON.stringify(content), 'manifest.json')
}
