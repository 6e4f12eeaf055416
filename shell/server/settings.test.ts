import { readSettings } from './settings'

const SHELL_KEY = 'a-key-that-both-have-and-nobody-else'

describe('settings of the composition server', () => {
  it('have a default for everything but the key', () => {
    expect(readSettings({ SHELL_KEY })).toMatchObject({
      port: 3000,
      apiOrigins: ['http://127.0.0.1:4000'],
      publicOrigin: 'http://localhost:3000',
      logLevel: 'warn',
    })
    expect(() => readSettings({})).toThrow('SHELL_KEY must be set')
  })

  it('keep the keys of teams in the data folder, unless another file is named', () => {
    expect(readSettings({ SHELL_KEY, DATA_DIR: '/data' }).teamKeys).toBe('/data/team.keys')
    expect(readSettings({ SHELL_KEY, TEAM_KEYS: '/etc/site/team.keys' }).teamKeys).toBe('/etc/site/team.keys')
  })

  it('include the pages for developers unless it runs in production', () => {
    expect(readSettings({ SHELL_KEY }).development).toBe(true)
    expect(readSettings({ SHELL_KEY, RATE_PROFILE: 'production' }).development).toBe(false)
  })

  it('log only troubles in development, and requests as well in production', () => {
    expect(readSettings({ SHELL_KEY }).logLevel).toBe('warn')
    expect(readSettings({ SHELL_KEY, RATE_PROFILE: 'production' }).logLevel).toBe('info')
    expect(readSettings({ SHELL_KEY, LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
  })

  it('follow the given ports', () => {
    expect(readSettings({ SHELL_KEY, PORT: '3100', API_PORT: '4100' })).toMatchObject({
      apiOrigins: ['http://127.0.0.1:4100'],
      publicOrigin: 'http://localhost:3100',
    })
  })

  it('trust forwarded addresses from known balancers, and from no other machine', () => {
    expect(readSettings({ SHELL_KEY }).trustProxy).toEqual(['loopback'])
    expect(readSettings({ SHELL_KEY, TRUST_PROXY: 'loopback, 10.0.0.0/8' }).trustProxy).toEqual([
      'loopback',
      '10.0.0.0/8',
    ])
  })

  it.each([
    ['PORT', 'three'],
    ['PORT', '0'],
    ['PORT', '70000'],
    ['API_PORT', '-1'],
    ['PUBLIC_ORIGIN', 'www.example.org'],
    ['PUBLIC_ORIGIN', 'https://www.example.org/shop'],
    ['PUBLIC_ORIGIN', 'ftp://www.example.org'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'the-balancer'],
    ['TRUST_PROXY', '10.0.0.0/64'],
    ['RATE_PROFILE', 'none'],
  ])('refuse %s=%s with one line that names the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must be [^\\n]*"${value}"$`))
  })
})
