import type { LiveRelease } from '../composition/composition'
import { checkedFile } from './checkedFile'

const base = '/remotes/blog/r1/browser/'

/** A build of which the document names no file. */
function leftOut(): LiveRelease {
  const files = { entry: '', integrity: {}, chunks: {}, partial: true }
  return { release: 'r1', base, files, manifest: 'sha256-m' }
}

function script(file: string) {
  return Object.assign(document.createElement('script'), { src: base + file })
}

describe('a file that the document lists without its hash', () => {
  it('is asked for with its hash when the manifest is here', async () => {
    const files = { 'late.js': { size: 1, integrity: 'sha384-late' } }
    const answer = { ok: true, json: async () => ({ entry: 'late.js', files, chunks: {} }) }
    Object.assign(globalThis, { fetch: async () => answer })
    const element = script('late.js')

    expect(checkedFile(element.src, element, [leftOut()])).toBe('')
    expect(element.hasAttribute('src')).toBe(false)
    await new Promise((resolve) => setTimeout(resolve))
    expect(element.integrity).toBe('sha384-late')
    expect(new URL(element.src).pathname).toBe(`${base}late.js`)
  })

  it('fails when the manifest does not come', async () => {
    Object.assign(globalThis, { fetch: async () => ({ ok: false, status: 503 }) })
    const element = script('lost.js')
    const failed = new Promise((resolve) => element.addEventListener('error', resolve))
    checkedFile(element.src, element, [leftOut()])
    await failed
    expect(element.hasAttribute('src')).toBe(false)
  })
})
