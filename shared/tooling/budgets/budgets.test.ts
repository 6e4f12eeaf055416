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
    libraries: ['react.js'],
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
  const budgets = {
    pages: { public: 48, account: 48 },
    styles: 24,
    fonts: 6,
    office: { page: 36, frame: 12 },
  }

  it('count the files that a document names', () => {
    const build = (name: keyof typeof manifests) => {
      const { entry, chunks, units, files } = manifests[name]
      const integrity = Object.fromEntries(Object.keys(files).map((file) => [file, 'x']))
      return { release: 'r', base: `${name}/`, files: { entry, chunks, units, integrity } }
    }
    const remote = (name: 'blog' | 'catalogue') => ({ ...build(name), name, container: name, routes: [], lends: [] })
    const composition: Composition = { id: 'c', shell: build('shell'), remotes: [remote('blog'), remote('catalogue')] }
    const blog = composition.remotes.find(({ name }) => name === 'blog')
    if (!blog) throw new Error('unreachable')

    const { main, libraries, early, styles, scripts } = documentFiles(composition, [{ entry: route, build: blog }])

    const counted = pageFiles(built(1), 'blog', route).map(({ file }) => file)
    const named = [main, ...libraries, early, ...styles, ...scripts].map(({ href }) => path.basename(href))
    expect(counted.sort()).toEqual(named.sort())
  })

  it('are kept by files that just fit', () => {
    expect(budgetProblems(budgets, built(6))).toEqual([])
  })

  it('are past when any kind of file is too heavy, and say by how much', () => {
    const told = budgetProblems(budgets, built(7))
    expect(told).toEqual([
      expect.stringMatching(
        /^Past its budget: the remote's part of \/blogs is 21\.0 KB, allowed are 20 KB \(.*page\.js 7/,
      ),
      'Past its budget: scripts of /blogs are 56.0 KB, allowed are 48 KB (budgets.json)',
      'Past its budget: stylesheets of /blogs are 28.0 KB, allowed are 24 KB (budgets.json)',
      'Past its budget: fonts are 7.0 KB, allowed are 6 KB (budgets.json)',
    ])
    expect(told[0]).toContain('by <Late> or useLateCode of @brightfill/shared/late')
  })

  it('of the office count its frame beyond the site, and the frame with the pages of each remote [O-03]', () => {
    const builds = built(6)
    const office = (...files: string[]) => ({
      manifest: { entry: '', chunks: {}, files: Object.fromEntries(files.map((file) => [file, {}])) },
      size: () => 6 * 1024,
    })
    const frame = ['a.js', 'b.js', 'c.js', 'd.js', 'e.js', 'e.css'] // the site has three of them
    const withOffice = {
      ...builds,
      shell: { ...builds.shell, office: office(...frame) },
      blog: { ...builds.blog, office: office('page.js') },
    }
    expect(budgetProblems(budgets, withOffice)).toEqual([])
    expect(budgetProblems({ ...budgets, office: { page: 35, frame: 11 } }, withOffice)).toEqual([
      'Past its budget: scripts of the office frame beyond the site are 12.0 KB, allowed are 11 KB (budgets.json)',
      'Past its budget: scripts of the office with the pages of blog are 36.0 KB, allowed are 35 KB (budgets.json)',
    ])
  })

  it('allow 30 KB of fonts', () => {
    expect(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../budgets.json'), 'utf8')).fonts).toBe(30)
  })
})
