/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './workspaces.mjs'

const read = (file: string) => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

it('teams in their own repositories get the versions of the tools that this checkout uses [R-722]', () => {
  const { dependencies } = read('shared/tooling/package.json')
  const { devDependencies } = read('package.json')
  const both = Object.keys(dependencies).filter((name) => name in devDependencies)
  expect(both).toContain('jest')
  for (const name of both) expect([name, dependencies[name]]).toEqual([name, devDependencies[name]])
  expect(Object.values(dependencies).join(' ')).not.toMatch(/[\^~*]/)
})
