import { culprit, harmless } from './culprit'

const page = { remote: 'catalogue', release: 'c1', route: 'products' }
const frame = (name: string, release: string, place = '1:2') =>
  `    at x (https://site.test/remotes/${name}/${release}/browser/aa.js:${place})`

describe('the culprit of an error', () => {
  it('is the nearest remote in the stack, on any page', () => {
    const stack = ['Error: x', frame('blog', 'b1', '3:40'), frame('shell', 's1'), frame('catalogue', 'c1')].join('\n')
    expect(culprit(stack, page)).toEqual({
      remote: 'blog',
      release: 'b1',
      route: 'products',
      at: '/remotes/blog/b1/browser/aa.js:3:40',
    })
  })

  it('is the remote that called a shared part of the shell', () => {
    const stack = ['TypeError: x', frame('shell', 's1'), frame('blog', 'b1')].join('\n')
    expect(culprit(stack, page)).toMatchObject({ remote: 'blog', release: 'b1' })
  })

  it('is the shell when only the shell is in the stack', () => {
    expect(culprit(frame('shell', 's1'), page)).toMatchObject({ remote: 'shell', release: 's1' })
  })

  it('is the owner of the page when the stack names none of our files', () => {
    expect(culprit('Error: x\n    at <anonymous>', page)).toEqual(page)
  })
})

describe('the message of an error', () => {
  it.each([
    ['No account for ann.lee@example.org here', 'No account for … here'],
    [
      'Failed to fetch https://site.test/reset-password?token=abc&email=a@b.co',
      'Failed to fetch https://site.test/reset-password',
    ],
    [
      'At https://site.test/auth/callback#access_token=S-1&token_type=bearer it failed',
      'At https://site.test/auth/callback it failed',
    ],
    ['Loading /auth/callback?%74oken=S-1#main failed', 'Loading /auth/callback failed'],
    ['Minified React error #418; visit /errors/418', 'Minified React error #418; visit /errors/418'],
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading 'name')"],
  ])('leaves people and secrets out of "%s"', (text, told) => {
    expect(harmless(text)).toBe(told)
  })
})
