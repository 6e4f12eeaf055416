/** @jest-environment node */
import { Kept } from './Kept'

const MINUTE = 60_000

describe('what is kept for a minute', () => {
  let now = 0
  let loads: { resolve: (value: string) => void; reject: (reason: Error) => void }[]
  const load = () => new Promise<string>((resolve, reject) => loads.push({ resolve, reject }))
  let kept: Kept
  let version: string
  const get = () => kept.get('list', load)

  beforeEach(() => {
    loads = []
    version = '1'
    kept = new Kept(() => version)
    jest.spyOn(Date, 'now').mockImplementation(() => now)
  })
  afterEach(() => jest.restoreAllMocks())

  async function first(value: string) {
    const asked = get()
    loads.at(-1)?.resolve(value)
    expect(await asked).toBe(value)
  }

  it('is loaded once, however long that takes, and a minute from then', async () => {
    const asked = [get()]
    now += 2 * MINUTE
    asked.push(get())
    expect(loads).toHaveLength(1)
    loads[0]?.resolve('a')
    expect(await Promise.all(asked)).toEqual(['a', 'a'])
    now += MINUTE - 1
    expect(await get()).toBe('a')
    expect(loads).toHaveLength(1)
    now += 1
    const next = get()
    loads[1]?.resolve('b')
    expect(await next).toBe('b')
  })

  it('is given as it was while the next load takes long', async () => {
    await first('a')
    now += MINUTE
    expect(await Promise.all([get(), get()])).toEqual(['a', 'a'])
    expect(loads).toHaveLength(2)
    loads[1]?.resolve('b')
    await Promise.resolve()
    expect(await get()).toBe('b')
  })

  it('is loaded again as soon as the content has changed', async () => {
    await first('a')
    version = '2'
    const asked = get()
    loads[1]?.resolve('b')
    expect(await asked).toBe('b')
    expect(await get()).toBe('b')
  })

  it('is given as it was when a load fails, and loaded again for the next', async () => {
    await first('a')
    now += MINUTE
    const failing = get()
    loads[1]?.reject(new Error('The api is away'))
    expect(await failing).toBe('a')
    const again = get()
    loads[2]?.resolve('b')
    expect(await again).toBe('b')
  })

  it('is a failure where there was nothing before, which is not kept', async () => {
    const failing = get()
    loads[0]?.reject(new Error('The api is away'))
    await expect(failing).rejects.toThrow('away')
    await first('a')
  })
})
