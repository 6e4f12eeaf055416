import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileOrder } from './FileOrder'
import { PictureQueue } from './PictureQueue'

const never = new AbortController().signal

/** Makes a file when the test says so. */
class Maker {
  readonly under: FileOrder[] = []
  private finish: (made: boolean) => void = () => {}

  make(order: FileOrder) {
    this.under.push(order)
    return new Promise<boolean>((resolve) => {
      this.finish = resolve
    })
  }

  done(made = true) {
    this.finish(made)
  }

  close() {}
}

const order = (name: string): FileOrder => ({
  name,
  sources: [],
  drawing: { width: 320, format: 'avif' },
  keep: async () => {},
})

describe('a copy that visitors wait for', () => {
  it('is made once, even after the first visitor has left', async () => {
    const maker = new Maker()
    const queue = new PictureQueue(maker, new Maker())
    const leaves = new AbortController()
    const busy = queue.ask(order('busy'), 'one', never)
    const left = queue.ask(order('shared'), 'one', leaves.signal)
    const stays = queue.ask(order('shared'), 'two', never)
    leaves.abort()
    expect(queue.waiting).toBe(1)
    maker.done()
    await busy
    maker.done()

    expect(await Promise.all([left, stays])).toEqual([true, true])
    expect(maker.under.map(({ name }) => name)).toEqual(['busy', 'shared'])
  })

  it('does not wait behind the many copies of another client', async () => {
    const maker = new Maker()
    const queue = new PictureQueue(maker, new Maker())
    for (let index = 0; index < 60; index += 1) void queue.ask(order(`${index}`), 'one', new AbortController().signal)
    let served = false
    void queue.ask(order('59'), 'two', never).then(() => (served = true))
    while (!served) {
      maker.done()
      await nextTurn()
    }

    expect(maker.under.map(({ name }) => name).slice(0, 3)).toContain('59')
    expect(maker.under.length).toBeLessThan(5)
  })
})

describe('a copy made in advance after a change of content', () => {
  it('is not made again for a visitor who asks for it in the meantime', async () => {
    const [maker, yielding] = [new Maker(), new Maker()]
    const queue = new PictureQueue(maker, yielding)
    const ahead = queue.makeAhead(order('one'))
    const asked = queue.ask(order('one'), 'client', never)
    yielding.done()

    expect(await Promise.all([ahead, asked])).toEqual([true, true])
    expect([maker.under.length, yielding.under.length]).toEqual([0, 1])
  })

  it('is made for a waiting visitor when the low-priority process could not finish it', async () => {
    const [maker, yielding] = [new Maker(), new Maker()]
    const queue = new PictureQueue(maker, yielding)
    const ahead = queue.makeAhead(order('one'))
    const asked = queue.ask(order('one'), 'client', never)
    yielding.done(false)
    expect(await ahead).toBe(false)
    await new Promise((next) => setImmediate(next))
    maker.done()

    expect(await asked).toBe(true)
    expect([maker.under.length, yielding.under.length]).toEqual([1, 1])
  })

  it('is not made again while it is made for a visitor', async () => {
    const [maker, yielding] = [new Maker(), new Maker()]
    const queue = new PictureQueue(maker, yielding)
    const asked = queue.ask(order('one'), 'client', never)
    const ahead = queue.makeAhead(order('one'))
    maker.done()

    expect(await Promise.all([ahead, asked])).toEqual([true, true])
    expect([maker.under.length, yielding.under.length]).toEqual([1, 0])
  })
})
