import { pageWindow } from './pageWindow'

describe('page window', () => {
  it.each([
    [10, 20, [1, 'gap', 9, 10, 11, 'gap', 20]],
    [1, 20, [1, 2, 'gap', 20]],
    [3, 20, [1, 2, 3, 4, 'gap', 20]],
    [20, 20, [1, 'gap', 19, 20]],
  ])('page %i of %i [R-071]', (page, total, shown) => {
    expect(pageWindow(page, total)).toEqual(shown)
  })

  it('shows a single page instead of a gap for it [R-071]', () => {
    expect(pageWindow(4, 20)).toEqual([1, 2, 3, 4, 5, 'gap', 20])
    expect(pageWindow(17, 20)).toEqual([1, 'gap', 16, 17, 18, 19, 20])
  })

  it('shows all of up to five pages and the window from six on [R-018]', () => {
    expect(pageWindow(1, 5)).toEqual([1, 2, 3, 4, 5])
    expect(pageWindow(1, 6)).toEqual([1, 2, 'gap', 6])
  })

  it('never repeats or skips a page without a gap, whatever the page [R-071]', () => {
    for (let total = 1; total <= 30; total++) {
      for (let page = 1; page <= total; page++) {
        const slots = pageWindow(page, total)
        expect(slots).toContain(page)
        slots.forEach((slot, index) => {
          const previous = slots[index - 1]
          if (typeof slot === 'number' && typeof previous === 'number') expect(slot).toBe(previous + 1)
          if (slot === 'gap') expect(Number(slots[index + 1]) - Number(previous)).toBeGreaterThan(2)
        })
      }
    }
  })
})
