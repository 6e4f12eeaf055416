/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import path from 'node:path'
import { withProgress } from './progress'
import { startedBox } from './startedBox'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** The message of a site that does not start. */
async function refusal(env: NodeJS.ProcessEnv, program = 'runSite.ts'): Promise<string> {
  const site = spawn(process.execPath, ['--import', 'tsx', `shared/tooling/${program}`], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  let said = ''
  site.stdout.on('data', (text) => (said += text))
  site.stderr.on('data', (text) => (said += text))
  const [code] = await once(site, 'close')
  expect(code).toBe(1)
  return said.trimEnd()
}

describe('a site that cannot start', () => {
  let silent: Server
  let port: number

  // A program that accepts connections and never answers.
  beforeAll(async () => {
    silent = createServer().listen(0, '127.0.0.1')
    await once(silent, 'listening')
    port = (silent.address() as AddressInfo).port // it listens at a port, not at a pipe
  })

  afterAll(() => void silent.close())

  it.each(['PORT', 'API_PORT'])('says in one line that %s is in use and what helps', async (name) => {
    const free = { PORT: '0', API_PORT: '0' }
    expect(await refusal({ ...free, [name]: String(port) })).toMatch(
      new RegExp(`^${name} ${port} cannot be used: another program listens there.* such as ${name}=\\d+$`),
    )
  })

  it('says so before it installs or builds anything', async () => {
    expect(await refusal({ PORT: String(port), API_PORT: '0' }, 'start.mjs')).toMatch(/^PORT \d+ cannot be used: .*$/)
    const inAFile = path.join(root, 'package.json/data')
    const said = await refusal({ PORT: '0', API_PORT: '0', DATA_DIR: inAFile }, 'start.mjs')
    expect(said).toMatch(/^DATA_DIR .* cannot be written .*$/)
  })

  it('says in one line that DATA_DIR cannot be written and what helps', async () => {
    const inAFile = path.join(root, 'package.json/data')
    expect(await refusal({ PORT: '0', API_PORT: '0', DATA_DIR: inAFile })).toMatch(
      /^DATA_DIR .*package\.json\/data cannot be written \(\w+\): set DATA_DIR to a folder of yours, .*$/,
    )
  })

  it('says in one line that node is too old, in syntax that the old one knows', () => {
    const asked = "import('./shared/tooling/install.mjs').then(({ requireNode }) => requireNode('18.20.4'))"
    const { stderr } = spawnSync(process.execPath, ['-e', asked], { cwd: root, encoding: 'utf8' })
    expect(stderr).toMatch(
      /Error: Node 20\.19 or newer is needed, this is 18\.20\.4: install one from https:\/\/nodejs\.org\n/,
    )
    for (const file of ['start.mjs', 'test.mjs', 'command.mjs', 'install.mjs', 'requirePlace.mjs', 'writable.mjs'])
      expect(read(`shared/tooling/${file}`)).not.toContain('import.meta.dirname')
  })
})

describe('a site that starts', () => {
  afterEach(() => jest.useRealTimers())

  it('says where it is, who can sign in and what to do next', () => {
    const box = startedBox({ PORT: '3100' })
    expect(box).toContain('http://localhost:3100')
    expect(box).toContain('demo@brightfill.example')
    expect(box).toContain('npm test')
    expect(new Set(box.split('\n').map(({ length }) => length)).size).toBe(1)
  })

  it.each([{ RATE_PROFILE: 'production' }, { SEED: 'none' }])('names no demo account with %j', (env) => {
    expect(startedBox(env)).not.toContain('demo@')
  })

  it.each([
    [true, ['Building what changed, 1 s', 'Building what changed, 2 s']],
    [false, ['Building what changed ...']],
  ])('says each second how long a build takes, in a terminal (%s), else once', async (isTTY, lines) => {
    jest.useFakeTimers()
    let said = ''
    const out = { isTTY, write: (text: string) => (said += text) }
    const built = withProgress('Building what changed', () => new Promise((end) => setTimeout(end, 2_500)), out)
    await jest.advanceTimersByTimeAsync(2_500)
    await built
    const shown = said.split(/[\r\n]/).map((line) => line.replace('\x1b[K', ''))
    expect(shown.filter(Boolean)).toEqual(lines)
  })
})

describe('tooling', () => {
  it('calls nothing without a time limit', () => {
    const files = ['shared/tooling', 'api/tooling', 'e2e'].flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(mjs|ts)$/.test(file) && !/node_modules|(^|\/)tests\/|\.test\.ts$/.test(file))
        .map((file) => path.join(folder, file)),
    )
    const calls = files.flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, index, lines) =>
          /\bfetch\(/.test(line) ? [{ call: `${file}: ${line}`, text: lines.slice(index - 1, index + 9).join() }] : [],
        ),
    )
    expect(calls.length).toBeGreaterThan(5)
    expect(calls.filter(({ text }) => !/signal/.test(text)).map(({ call }) => call)).toEqual([])
  })
})
