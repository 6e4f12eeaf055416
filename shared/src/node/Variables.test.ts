/** @jest-environment node */
import { Variables } from '.'

const read = (env: NodeJS.ProcessEnv) => new Variables(env)

describe('settings of both servers', () => {
  it('use the default when a variable is empty or not set', () => {
    expect([read({}).port('PORT', 3000), read({ PORT: ' ' }).port('PORT', 3000)]).toEqual([3000, 3000])
    expect(read({}).key('SHELL_KEY')).toBeUndefined()
  })

  it('never repeat a secret that is refused', () => {
    expect(() => read({ SHELL_KEY: 'short' }).key('SHELL_KEY')).toThrow(
      /^SHELL_KEY must be at least 32 characters without spaces$/,
    )
  })

  it.each([
    ['a port', (variables: Variables) => variables.port('X', 1), '70000'],
    ['an origin', (variables: Variables) => variables.origin('X', ''), 'https://www.example.org/shop'],
    ['proxies', (variables: Variables) => variables.proxies('X'), '10.0.0.0/64'],
  ])('refuse as %s what is none, in one line that names the variable', (_kind, readOne, given) => {
    expect(() => readOne(read({ X: given }))).toThrow(new RegExp(`^X must be [^\\n]*"${given}"$`))
  })

  it('refuse an address that other machines reach in development, unless it is intended', () => {
    const HOST = '0.0.0.0'
    expect(() => read({ HOST }).host()).toThrow(/^HOST must be [^\n]*EXPOSE_DEVELOPMENT[^\n]*"0.0.0.0"$/)
    expect(() => read({ HOST: 'a b' }).host()).toThrow(/^HOST must be a host name or an address, but is "a b"$/)
    for (const env of [
      { HOST, RATE_PROFILE: 'production' },
      { HOST, EXPOSE_DEVELOPMENT: 'yes' },
    ])
      expect(read(env).host()).toBe(HOST)
    expect(read({ HOST: '::1' }).host()).toBe('::1')
  })
})
