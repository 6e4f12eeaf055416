/** @jest-environment node */
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { folder, follow, newStore, registry, until } from './testFollower'

const HOUR = 3_600_000

function makeFolder(name: string, age: number) {
  const made = path.join(folder, 'blog', name)
  mkdirSync(path.join(made, 'browser'), { recursive: true })
  writeFileSync(path.join(made, 'browser/entry.js'), 'a part')
  const changed = new Date(Date.now() - age)
  utimesSync(made, changed, changed)
  return made
}

describe('the releases on this machine', () => {
  it('are whole when a visitor and a smoke test need the same one at once', async () => {
    for (let times = 0; times < 20; times += 1) {
      const release = `r${times}`
      await registry.publish('blog', release)
      registry.activate({ blog: release })
      const store = newStore()
      const found = await Promise.all([store.findShown('blog', release), store.find('blog', release)])
      expect(found).toEqual(Array(2).fill(path.join(folder, 'blog', release)))
      expect(existsSync(path.join(folder, 'blog', release, 'server/entry.cjs'))).toBe(true)
    }
  })

  it('are fetched again when a removal was interrupted', async () => {
    const half = makeFolder('bbbbbb', 0)
    expect(await newStore().find('blog', 'bbbbbb')).toBe(half)
    expect(existsSync(path.join(half, 'release.json'))).toBe(true)
  })

  it('are not requested for each file while the registry is down, and are fetched soon after it is back', async () => {
    const store = newStore()
    registry.goAway()
    for (let times = 0; times < 3; times += 1) await expect(store.findShown('blog', 'bbbbbb')).rejects.toThrow()
    expect(registry.asked).toHaveLength(1)
    registry.comeBack()
    registry.activate({ blog: 'bbbbbb' })
    let found: string | undefined
    await until(() => {
      void store.findShown('blog', 'bbbbbb').then(
        (release) => (found = release),
        () => {},
      )
      return found !== undefined
    })
  })

  it('leave none unfinished, except those that another process may still be unpacking', async () => {
    const old = makeFolder('.dddddd.1', 2 * HOUR)
    const recent = makeFolder('.dddddd.2', HOUR / 2)
    registry.activate({ shell: 'aaaaaa', blog: 'bbbbbb' })
    await follow()
    await until(() => !existsSync(old))
    expect(existsSync(recent)).toBe(true)
  })
})
