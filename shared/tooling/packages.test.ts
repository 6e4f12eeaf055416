import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const text = (...parts: string[]) => readFileSync(path.join(root, ...parts), 'utf8')
const read = (...parts: string[]) => JSON.parse(text(...parts))
const packages = ['shared', 'shared/tooling', 'shared/create-remote']
const checkout = ['shell', 'api', 'e2e', 'mfe-account', 'mfe-blog', 'mfe-catalogue', 'mfe-content']

/** Files that a package is published with. */
function packed(folder: string): string[] {
  const words = ['pack', '--dry-run', '--json', '--ignore-scripts', '--loglevel=error']
  const [{ files }] = JSON.parse(execFileSync('npm', words, { cwd: path.join(root, folder), encoding: 'utf8' }))
  return files
    .map((file: { path: string }) => file.path)
    .filter((file: string) => !/^(dist|bundlers|repository|remote-template)\//.test(file))
}

type Target = string | Record<string, string>

const exportsOf = (folder: string) => Object.entries<Target>(read(folder, 'package.json').exports)
const targetsOf = (target: Target) => (typeof target === 'string' ? [target] : Object.values(target))

function importsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const wanted = /(?:\bfrom\s|\bimport|\bimport\(|\brequire\(|require\.resolve\()\s*'([^'$]+)'/g
  return [...code.matchAll(wanted)].map(([, name = '']) => name)
}

describe('published packages', () => {
  it.each(packages)('%s has every file that it exports [R-743]', (folder) => {
    const files = packed(folder)
    for (const [name, target] of exportsOf(folder)) {
      for (const file of targetsOf(target)) {
        const [before = '', after = ''] = file.replace('./', '').split('*')
        const found = files.filter((one) =>
          file.includes('*') ? one.startsWith(before) && one.endsWith(after) : one === before,
        )
        expect([name, found.length > 0]).toEqual([name, true])
      }
    }
  })

  it.each(packages)('%s imports nothing that it does not bring or ask for [R-743]', (folder) => {
    const { name: own, dependencies = {}, peerDependencies = {} } = read(folder, 'package.json')
    const files = packed(folder)
    expect(files.length).toBeGreaterThan(2)
    const missing = files
      .filter((file) => /\.([cm]?js|tsx?)$/.test(file) && !file.endsWith('.d.ts'))
      .flatMap((file) =>
        importsIn(text(folder, file)).flatMap((wanted) => {
          if (wanted.startsWith('.')) return isPacked(wanted, file, files) ? [] : [`${file}: ${wanted}`]
          const [, name = ''] = wanted.match(/^((?:@[^/]+\/)?[^/]+)/) ?? []
          const known = isBuiltin(wanted) || name === own || name in dependencies || name in peerDependencies
          return known ? [] : [`${file}: ${wanted}`]
        }),
      )
    expect(missing).toEqual(folder === 'shared/tooling' ? onlyInTheCheckout : [])
  })

  it('are required in the version of this checkout, by its workspaces and by new remotes [R-743]', () => {
    const versions = Object.fromEntries(
      packages.map((folder) => [read(folder, 'package.json').name, read(folder, 'package.json').version]),
    )
    const [major, minor] = versions['@brightfill/shared'].split('.')
    const template = 'shared/create-remote/remote-template'
    expect(read(template, 'remote.json').contract).toBe(`^${major}.${minor}.0`)
    for (const folder of [template, 'shared/create-remote/repository']) {
      const { dependencies, devDependencies } = read(folder, 'package.json')
      for (const [name, range] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
        const [first, second] = (versions[name] ?? '').split('.')
        if (first) expect([folder, name, range]).toEqual([folder, name, `^${first}.${second}.0`])
      }
    }
    for (const folder of checkout) {
      const { dependencies, devDependencies } = read(folder, 'package.json')
      for (const [name, range] of Object.entries<string>({ ...dependencies, ...devDependencies }))
        if (versions[name])
          expect([folder, name, range]).toEqual([folder, name, `^${versions[name].split('.')[0]}.0.0`])
    }
  })

  it('bring the versions of the tools that this checkout uses [R-743]', () => {
    const { dependencies } = read('shared/tooling/package.json')
    const { devDependencies } = read('package.json')
    const both = Object.keys(dependencies).filter((name) => name in devDependencies)
    expect(both).toContain('jest')
    for (const name of both) expect([name, dependencies[name]]).toEqual([name, devDependencies[name]])
    expect(Object.values(dependencies).join(' ')).not.toMatch(/[\^~*]/)
  })
})

/** A repository of a team never comes to these lines: it has neither programs nor several remotes. */
const onlyInTheCheckout = [
  'build.ts: ./nodeProgram',
  'dev/dev.ts: ./developAll',
  'dev/developSite.ts: ./buildSiteParts',
]

function isPacked(wanted: string, file: string, files: string[]): boolean {
  const place = path.posix.join(path.posix.dirname(file), wanted.replace(/\?.*/, ''))
  return ['', '.ts', '.tsx', '/index.ts', '.d.ts'].some((end) => files.includes(place + end))
}
