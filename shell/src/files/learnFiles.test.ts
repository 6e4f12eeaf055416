import type { Composition, LiveRemote } from '../composition/composition'
import { isLeftOut, leaveOutFiles, readComposition } from '../composition/leftOutFiles'
import { SHELL_FILES } from './documentFiles'
import { integrityOf } from './integrity'
import { learnFiles } from './learnFiles'

const files = {
  entry: 'entry.js',
  integrity: { 'entry.js': 'sha256-e', 'both.js': 'sha256-2', 'list.js': 'sha256-l', 'other.js': 'sha256-o' },
  chunks: { list: ['both.js', 'list.js'], other: ['both.js', 'other.js'] },
}
const remote = (name: string): LiveRemote => ({
  name,
  release: 'r1',
  base: `/remotes/${name}/r1/browser/`,
  files,
  manifest: `sha256-${name}`,
  container: name,
  routes: ['list', 'other'].map((id) => ({ id, path: `/${id}` })),
  lends: [],
})
const [blog, catalogue] = [remote('blog'), remote('catalogue')]
const shell = { ...remote('shell'), base: SHELL_FILES }
const composition: Composition = { id: 'c', shell, remotes: [blog, catalogue] }
const list = [{ build: catalogue, chunk: 'list' }]

/** The composition as the browser reads it from a document with the catalogue's list. */
const readDocument = () => readComposition(JSON.parse(JSON.stringify(leaveOutFiles(composition, list))))
const readRemotes = () => readDocument().remotes as [blog: LiveRemote, catalogue: LiveRemote]

function answerWith(answer: Partial<Response>) {
  const ask = jest.fn(async () => answer as Response)
  Object.assign(globalThis, { fetch: ask })
  return ask
}
const manifest = {
  entry: 'entry.js',
  files: Object.fromEntries(
    Object.keys(files.integrity).map((file) => [file, { size: 1, integrity: `sha384-${file}` }]),
  ),
  chunks: files.chunks,
}

describe('files that a document leaves out', () => {
  it('are those of remotes that the page is not made of, and of other pages', () => {
    const [readBlog, readCatalogue] = readRemotes()
    expect(readBlog.files.integrity).toEqual({})
    expect(Object.keys(readCatalogue.files.integrity)).toEqual(['entry.js', 'both.js', 'list.js'])
    expect(readCatalogue.files.chunks).toEqual({ list: ['both.js', 'list.js'] })
    expect([isLeftOut(readBlog, 'list'), isLeftOut(readCatalogue, 'list')]).toEqual([true, false])
    expect([isLeftOut(readCatalogue, 'other'), isLeftOut(readCatalogue)]).toEqual([true, true])
    expect(isLeftOut(catalogue)).toBe(false)
  })

  it('come with the manifest of the build, asked for once and checked by its hash', async () => {
    const ask = answerWith({ ok: true, json: async () => manifest })
    const [, build] = readRemotes()
    await learnFiles(build, 'list')
    expect(ask).not.toHaveBeenCalled()
    await Promise.all([learnFiles(build, 'other'), learnFiles(build)])

    expect(ask.mock.calls).toEqual([
      [
        '/remotes/catalogue/r1/browser/manifest.json',
        { integrity: 'sha256-catalogue', signal: expect.any(AbortSignal) },
      ],
    ])
    expect(build.files.chunks).toEqual(files.chunks)
    expect(integrityOf('/remotes/catalogue/r1/browser/other.js')).toBe('sha384-other.js')
    expect(integrityOf('/remotes/catalogue/r1/browser/list.js')).toBe('sha256-l')
  })

  it('include those of the shell, which has its manifest in the folder of its release', async () => {
    const ask = answerWith({ ok: true, json: async () => manifest })
    const { shell } = readDocument()
    expect(Object.keys(shell.files.integrity)).toEqual(['entry.js'])
    await learnFiles(shell)
    expect(ask).toHaveBeenCalledWith('/remotes/shell/r1/browser/manifest.json', {
      integrity: 'sha256-shell',
      signal: expect.any(AbortSignal),
    })
  })

  it('are asked for again after a failure', async () => {
    answerWith({ ok: false, status: 503 })
    const [build] = readRemotes()
    await expect(learnFiles(build)).rejects.toThrow('answered 503')
    answerWith({ ok: true, json: async () => manifest })
    await learnFiles(build)
    expect(isLeftOut(build)).toBe(false)
  })
})
