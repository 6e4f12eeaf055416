import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const folders = readdirSync(root).filter((name) => /^(shell|shared|mfe-.+)$/.test(name))
const files = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => path.join(folder, 'src', file)),
)
const filesWith = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))

describe('fields of pages', () => {
  it('for figures are text inputs, because the mouse wheel changes number inputs [R-771]', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(filesWith(/type(=|: )['"]number['"]/)).toEqual([])
  })

  it('for days and moments use the one that handles two-digit years [R-772]', () => {
    expect(filesWith(/['"](date|datetime-local|month|week)['"]/)).toEqual(['shared/src/ui/field/DayInput.tsx'])
  })
})
