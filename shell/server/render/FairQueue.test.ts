/** @jest-environment node */
import { FairQueue } from './FairQueue'

/** A page of a client in a network, which first asked at that time. */
const page = (client: string, network: string, since = 0) => ({ requester: { client, network, since }, alone: false })

describe('the queue of pages', () => {
  it('sends away the newest page of the client with most pages in the network with most', () => {
    const queue = new FairQueue(5)
    const first = page('a', 'large', 1)
    const second = page('a', 'large', 1)
    for (const waiting of [page('c', 'small', 9), first, page('b', 'large', 1), second, page('d', 'small', 9)])
      expect(queue.join(waiting)).toBeUndefined()
    expect(queue.join(page('e', 'third', 10))).toBe(second)
  })

  it('sends away the page of the network that came last, of those with as many pages', () => {
    const queue = new FairQueue(2)
    queue.join(page('known', 'known for an hour', 1))
    const newest = page('new', 'new', 3)
    queue.join(newest)
    expect(queue.join(page('other', 'known for a minute', 2))).toBe(newest)
  })

  it('has the next turn for the network with the fewest pages in work, and six at most for each', () => {
    const queue = new FairQueue<ReturnType<typeof page>>(64)
    for (let number = 0; number < 20; number += 1) queue.join(page(`client ${number}`, 'large'))
    for (let number = 0; number < 20; number += 1) queue.join(page('alone', 'small'))
    const order = []
    for (let next = queue.next(false); next; next = queue.next(false)) {
      queue.start(next)
      order.push(next.requester.network)
    }
    expect(order.slice(0, 4)).toEqual(['large', 'small', 'large', 'small'])
    expect(order.filter((network) => network === 'large')).toHaveLength(6)
    expect(order.filter((network) => network === 'small')).toHaveLength(4)
  })
})
