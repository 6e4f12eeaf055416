import { culprit, harmless } from './culprit'

const page = { remote: 'catalogue', release: 'c1', route: 'products' }
const frame = (name: string, release: string, place = '1:2') =>
  `    at x (https://site.test/remotes/${name}/${release}/browser/aa.js:${place})`

describe('whose code failed', () => {
  it('is the remote named nearest in the stack, whatever page is on screen', () => {
    const stack = ['Error: x', frame('blog', 'b1', '3:40'), frame('shell', 's1'), frame('catalogue', 'c1')].join('\n')
    expect(culprit(stack, page)).toEqual({
      remote: 'blog',
      release: 'b1',
      route: 'products',
      at: '/remotes/blog/b1/browser/aa.js:3:40',
    })
  })

  it('is the remote that called a shared part, which the shell ships', () => {
    const stack = ['TypeError: x', frame('shell', 's1'), frame('blog', 'b1')].join('\n')
    expect(culprit(stack, page)).toMatchObject({ remote: 'blog', release: 'b1' })
  })

  it('is the shell when nothing but the shell was on the way', () => {
    expect(culprit(frame('shell', 's1'), page)).toMatchObject({ remote: 'shell', release: 's1' })
  })

  it('is the owner of the page when the stack names no file of ours', () => {
    expect(culprit('Error: x\n    at <anonymous>', page)).toEqual(page)
  })
})

describe('what is told of an error', () => {
  it.each([
    ['No account for ann.lee@example.org here', 'No account for … here'],
    [
      'Failed to fetch https://site.test/reset-password?token=abc&email=a@b.co',
      'Failed to fetch https://site.test/reset-password',
    ],
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  ])('leaves people and secrets out of "%s"', (text, told) => {
    expect(harmless(text)).toBe(told)
  })
})
