/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Composition } from '../../../shell/src/composition/composition'
import { documentFiles } from '../../../shell/src/composition/documentFiles'
import { budgetProblems } from './budgetProblems.mjs'
import { pageFiles } from './pageFiles.mjs'

const route = { id: 'blogs', path: '/blogs', borrows: ['catalogue/MachineGrid'] }

function manifest(name: string, chunks: Record<string, string[]>, units?: Record<string, string[]>) {
  const files = [`${name}.js`, 'early.js', 'text.woff2', ...Object.values(chunks).flat()]
  return {
    entry: `${name}.js`,
    chunks,
    units,
    files: Object.fromEntries(files.map((file) => [file, { size: 1, integrity: 'x' }])),
  }
}

const manifests = {
  shell: manifest('shell', {
    styles: ['shell.css'],
    '@brightfill/shared/forms': ['forms.js', 'forms.css'],
    late: ['late.js'],
  }),
  blog: manifest(
    'blog',
    { routes: ['routes.js'], blogs: ['page.js', 'page.css'], post: ['post.js'] },
    { blogs: ['@brightfill/shared/forms'] },
  ),
  catalogue: manifest('catalogue', { routes: ['table.js'], 'lent-MachineGrid': ['grid.js', 'grid.css'] }),
}

/** Every file weighs `kilobytes`. */
function built(kilobytes: number) {
  const builds = Object.entries(manifests).map(([name, content]) => [
    name,
    { face: { name, routes: [] }, manifest: content, size: () => kilobytes * 1024 },
  ])
  return {
    ...Object.fromEntries(builds),
    blog: { ...Object.fromEntries(builds).blog, face: { name: 'blog', routes: [route] } },
  }
}

describe('budgets', () => {
  const budgets = { pages: { public: 70, account: 70 }, scriptOfRemotePage: 30, styles: 40, fonts: 10 }

  it('count the files that a document names', () => {
    const build = (name: keyof typeof manifests) => {
      const { entry, chunks, units, files } = manifests[name]
      const integrity = Object.fromEntries(Object.keys(files).map((file) => [file, 'x']))
      return { release: 'r', base: `${name}/`, manifestIntegrity: '', files: { entry, chunks, units, integrity } }
    }
    const remote = (name: 'blog' | 'catalogue') => ({ ...build(name), name, container: name, routes: [], lends: [] })
    const composition: Composition = { id: 'c', shell: build('shell'), remotes: [remote('blog'), remote('catalogue')] }
    const blog = composition.remotes.find(({ name }) => name === 'blog')
    if (!blog) throw new Error('unreachable')

    const { main, early, styles, scripts } = documentFiles(composition, [{ entry: route, build: blog }])

    const counted = pageFiles(built(1), 'blog', route).map(({ build: name, file }) => `${name}/${file}`)
    expect(counted.sort()).toEqual([main, early, ...styles, ...scripts].map(({ href }) => href).sort())
  })

  it('are kept by files that just fit', () => {
    expect(budgetProblems(budgets, built(10))).toEqual([])
  })

  it('are past when any kind of file is too heavy, and say by how much', () => {
    expect(budgetProblems(budgets, built(11))).toEqual([
      'Past its budget: scripts of /blogs are 77.0 KB, allowed are 70 KB (budgets.json)',
      "Past its budget: the remote's part of /blogs are 33.0 KB, allowed are 30 KB (budgets.json)",
      'Past its budget: stylesheets of /blogs are 44.0 KB, allowed are 40 KB (budgets.json)',
      'Past its budget: fonts are 11.0 KB, allowed are 10 KB (budgets.json)',
    ])
  })

  it('allow 40 KB of fonts', () => {
    expect(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../budgets.json'), 'utf8')).fonts).toBe(40)
  })
})
