/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { callProblems } from './callProblems.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'brightfill-calls-'))
afterAll(() => rmSync(folder, { recursive: true }))

function problemsOf(source: string) {
  mkdirSync(path.join(folder, 'src'), { recursive: true })
  writeFileSync(path.join(folder, 'src/stories.ts'), source)
  return callProblems(folder)
}

describe('the calls of a remote', () => {
  it('pass when the api has them, also where a part of the address varies', async () => {
    const calls = `api.post<Answer>('/get/products', form({})); api.get(\`/user/orders/\${id}\`)`
    expect(await problemsOf(calls)).toEqual([])
  })

  it('are refused by name when the api does not have them', async () => {
    expect(await problemsOf("export const stories = () => api.get<Answer>('/get/stories', { signal })")).toEqual([
      expect.stringMatching(/^src\/stories\.ts calls GET \/get\/stories: the api has no such call/),
    ])
  })

  it('are refused where they are a list of the office that the api does not have [O-07]', async () => {
    expect(await problemsOf("export const orders = officeData('orders', { id: 'id' })")).toEqual([])
    expect(await problemsOf("export const stories = officeData('stories')")).toEqual([
      expect.stringMatching(/^src\/stories\.ts calls GET \/office\/stories: the api has no such call/),
    ])
  })

  it('are refused with a method that the api does not know', async () => {
    expect(await problemsOf("api.get('/get/products')")).toHaveLength(1)
  })
})
