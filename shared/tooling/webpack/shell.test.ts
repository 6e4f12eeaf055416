/** @jest-environment node */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import webpack from 'webpack'
import { root } from '../workspaces'
import { shellConfigs } from './shell'

// Always this folder and this file: webpack numbers modules by their paths, and a random one could take the number of a
// library.
const folder = path.join(root, '.cache/shell-test')
beforeAll(() => mkdirSync(folder, { recursive: true }))
afterAll(() => rmSync(folder, { recursive: true }))

/** Builds a shell with this text, like a release, and returns its scripts. */
async function released(
  release: string,
  words: string,
): Promise<{ entry: string; libraries: string[]; address: unknown }> {
  const source = path.join(folder, 'shell.js')
  writeFileSync(
    source,
    `import { createElement } from 'react'
     import { hydrateRoot } from 'react-dom/client'
     import { createStore } from 'zustand'
     hydrateRoot(document, createElement('p', { title: createStore(() => 'x').getState() }, '${words}'))`,
  )
  const output = path.join(folder, release)
  const [config] = shellConfigs({ release, output })
  const resolve = { ...config.resolve, modules: [path.join(root, 'node_modules')] }
  await new Promise<void>((done, fail) => {
    webpack({ ...config, resolve, entry: { shell: source } }, (error, stats) =>
      error || stats?.hasErrors() ? fail(error ?? new Error(stats?.toString())) : done(),
    )
  })
  const { entry, chunks } = JSON.parse(readFileSync(path.join(output, 'browser/manifest.json'), 'utf8'))
  return { entry, libraries: chunks.libraries, address: config.output.publicPath }
}

describe('a release of the shell', () => {
  it('lets a returning visitor keep React and the libraries, and adds only its own script', async () => {
    const before = await released('r1', 'Filling lines')
    const after = await released('r2', 'Filling lines, ready to run')

    expect(before.libraries).toHaveLength(2)
    expect(after.libraries).toEqual(before.libraries)
    expect(after.address).toBe(before.address)
    expect(after.entry).not.toBe(before.entry)
  })
})
