/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspaces'
import { lentProps } from './lentProps'

let folder: string
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.cache/lent-'))
  write('remote.json', JSON.stringify({ name: 'stories', lends: { Cards: './src/Cards.tsx' }, routes: [] }))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, text: string) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}
const read = () => lentProps(path.relative(root, folder))

describe('the props of a lent component', () => {
  it('are published unchanged from the file beside it [R-745]', () => {
    const text = `import type { BlogCard } from '@brightfill/shared/contract'\nexport interface CardsProps { cards: BlogCard[] }\n`
    write('src/Cards.props.ts', text)
    expect(read()).toEqual({ Cards: text })
  })

  it('are refused when the file is missing or does not export them [R-745]', () => {
    expect(read).toThrow(/Cards\.props\.ts is missing: it exports CardsProps, for borrowers$/)
    write('src/Cards.props.ts', 'export interface Props {}')
    expect(read).toThrow(/Cards\.props\.ts does not export CardsProps$/)
  })

  it('are refused when a borrower could not read them without other files of the remote [R-745]', () => {
    write('src/Cards.props.ts', "import type { Card } from './Card'\nexport interface CardsProps { card: Card }")
    expect(read).toThrow(/imports "\.\/Card": borrowers get this file alone/)
  })
})
