import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { LiveComposition } from './liveComposition'
import { watchReleases } from './watchReleases'

let root: string
let stop: () => void = () => {}

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'brightfill-releases-'))
})
afterEach(() => {
  stop()
  rmSync(root, { recursive: true, force: true })
})

function release(workspace: string, id: string) {
  const dist = path.join(root, workspace, 'dist')
  mkdirSync(path.join(dist, id, 'browser'), { recursive: true })
  const name = workspace.replace('mfe-', '')
  const face = {
    name,
    release: id,
    container: `brightfill_${name}_${id}`,
    routes: [{ id: 'blogs', path: '/blogs' }],
    lends: { BlogCards: './x' },
  }
  writeFileSync(path.join(dist, id, 'release.json'), JSON.stringify(face))
  const manifest = { entry: 'entry.js', files: { 'entry.js': { size: 1, integrity: 'sha384-x' } }, chunks: { styles: [] } }
  writeFileSync(path.join(dist, id, 'browser/manifest.json'), JSON.stringify(manifest))
  writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ release: id }))
}

/** Watches `root`; each call of the returned function waits for the next composition. */
async function watch(onChange: (composition: LiveComposition) => void = () => {}) {
  const seen: LiveComposition[] = []
  const errors: unknown[] = []
  stop = await watchReleases({
    root,
    every: 5,
    onChange: async (composition) => {
      onChange(composition)
      seen.push(composition)
    },
    onError: (error) => errors.push(error),
  })
  async function until(count: number) {
    while (seen.length < count) await new Promise((resolve) => setTimeout(resolve, 5))
    return seen.at(-1) as LiveComposition // there are at least `count`
  }
  return { until, errors }
}

describe('the releases in the folders', () => {
  it('make one composition with the routes and lent components of each remote', async () => {
    release('shell', 'aaa')
    release('mfe-blog', 'bbb')
    const { until } = await watch()
    const composition = await until(1)
    expect(composition.shell.base).toBe('/remotes/shell/aaa/browser/')
    expect(composition.remotes).toMatchObject([
      { name: 'blog', release: 'bbb', routes: [{ id: 'blogs', path: '/blogs' }], lends: ['BlogCards'] },
    ])
  })

  it('R-722 make a new composition when one remote is released, and the old one again when it is rolled back', async () => {
    release('shell', 'aaa')
    release('mfe-blog', 'bbb')
    const { until } = await watch()
    const { id: first } = await until(1)
    release('mfe-blog', 'ccc')
    const second = await until(2)
    expect(second.remotes[0]?.release).toBe('ccc')
    expect(second.id).not.toBe(first)
    release('mfe-blog', 'bbb')
    expect((await until(3)).id).toBe(first)
  })

  it('are tried again when they could not be made live', async () => {
    release('shell', 'aaa')
    let refusals = 0
    release('mfe-blog', 'bbb')
    const { until, errors } = await watch(({ remotes }) => {
      if (remotes[0]?.release === 'ccc' && refusals < 2) {
        refusals += 1
        throw new Error('not yet')
      }
    })
    release('mfe-blog', 'ccc')
    expect((await until(2)).remotes[0]?.release).toBe('ccc')
    expect(errors).toHaveLength(2)
  })

  it('need a shell', async () => {
    release('mfe-blog', 'bbb')
    await expect(watch()).rejects.toThrow('The shell has not been built')
  })
})
