/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../workspaces.mjs'
import { declarationOf } from './declaration.mjs'
import { describeLent } from './describeLent.mjs'
import { lentShapes } from './lentShapes.mjs'

// In the checkout, where the packages are found.
let folder: string
beforeEach(() => {
  mkdirSync(path.join(root, '.cache'), { recursive: true })
  folder = mkdtempSync(path.join(root, '.cache/lent-'))
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  mkdirSync(path.join(folder, 'src'))
  write('remote.json', JSON.stringify({ name: 'stories', lends: { Cards: './src/Cards.tsx' }, routes: [] }))
  write('tsconfig.json', JSON.stringify({ extends: '../../shared/tooling/tsconfig.remote.json', include: ['src'] }))
  write(
    'src/Cards.tsx',
    `import type { ReactNode } from 'react'
     interface Tag<Name> { name: Name; parent?: Tag<Name> }
     interface Props { tag: Tag<'new' | 'sold'>; open?: boolean; since: Date; children?: ReactNode; onPick(id: number): void }
     export function Cards({ children }: Props) { return <>{children}</> }`,
  )
  write(
    'src/Page.tsx',
    `import { Lent } from '@brightfill/shared/federation'
     declare module '@brightfill/shared/lent' { interface LentComponents { 'blog/Rows': { columns: 3 | 4; note?: string } } }
     export const Page = ({ note }: { note?: string }) => <Lent name="blog/Rows" props={{ columns: 3, note }} skeleton={null} />`,
  )
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('the types of lent components', () => {
  it('are read out of the sources, whole and without names of their own [R-722]', () => {
    const { takes, hands } = lentShapes(path.relative(root, folder))
    expect(takes.Cards).toMatchObject({
      optional: ['open', 'children'],
      fields: {
        open: { any: ['undefined', 'boolean'] },
        tag: { fields: { name: { any: [{ is: 'new' }, { is: 'sold' }] } }, optional: ['parent'] },
        onPick: { takes: ['number'], gives: 'undefined' },
      },
    })
    expect(hands['blog/Rows']).toEqual({
      fields: { columns: { is: 3 }, note: { any: ['undefined', 'string'] } },
    })
  })

  it('are refused of a component that no route borrows, however it is placed [R-722]', async () => {
    const placed = 'export const Page = (all: object) => <Lent name="blog/Cards" {...all}></Lent>'
    writeFileSync(path.join(folder, 'src/Page.tsx'), placed)
    const workspace = path.relative(root, folder)
    await expect(describeLent(workspace, folder)).rejects.toThrow(
      `${workspace} shows blog/Cards, which no route of its remote.json "borrows"`,
    )
  })

  it('are a declaration that needs no other file [R-722]', () => {
    const text = declarationOf('Cards', lentShapes(path.relative(root, folder)).takes.Cards ?? 'unknown')
    expect(text).toContain('export type CardsProps = {')
    expect(text).toContain('"onPick": (arg0: number) => void\n')
    expect(text).toContain('"since": Date\n')
    expect(text).toContain('"children"?: unknown\n')
  })
})
