/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Composition } from '../../../shell/src/composition/composition'
import { documentFiles } from '../../../shell/src/files/documentFiles'
import { budgetProblems } from './budgetProblems'
import { pageFiles } from './pageFiles'
import { remoteProblems } from './remoteBudgets'

const route = { id: 'blogs', path: '/blogs', borrows: ['catalogue/MachineGrid'] }

function manifest(name: string, chunks: Record<string, string[]>, units?: Record<string, string[]>) {
  const files = [`${name}.js`, 'text.woff2', ...Object.values(chunks).flat()]
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
    early: ['early.js'],
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

  it('are met by files that just fit', () => {
    expect(budgetProblems(budgets, built(6))).toEqual([])
  })

  it('are exceeded when any kind of file is too heavy, and say by how much', () => {
    const told = budgetProblems(budgets, built(7.5))
    expect(told).toEqual([
      expect.stringMatching(
        /^Past its budget: the remote's part of \/blogs: 22\.5 KB, allowed are 21\.5 KB \(.*page\.js 7/,
      ),
      expect.stringMatching(
        /^Past its budget: the remote's stylesheets of \/blogs: 7\.5 KB, allowed are 6 KB \(page\.css 7.* imports$/,
      ),
      'Past its budget: scripts of /blogs are 60.0 KB, allowed are 48 KB (budgets.json)',
      'Past its budget: stylesheets of /blogs are 30.0 KB, allowed are 24 KB (budgets.json)',
      'Past its budget: fonts are 7.5 KB, allowed are 6 KB (budgets.json)',
    ])
    expect(told[0]).toContain('by <Late> or useLateCode of @brightfill/shared/late')
  })

  it('can be lowered by a remote: pages, stylesheets, lent components, office pages [R-744]', () => {
    const { catalogue: build } = built(5)
    const office = { manifest: { entry: '', chunks: {}, files: { 'office.js': {} } }, size: () => 30 * 1024 }
    const asking = (budgets: Record<string, unknown>) => {
      const face = { name: 'catalogue', routes: [], lends: { MachineGrid: './src/MachineGrid.tsx' }, budgets }
      return remoteProblems({ ...build, face, office })
    }
    expect(asking({ lent: 5, office: 30 })).toEqual([])
    expect(asking({ lent: 4.5, office: 20 })).toEqual([
      expect.stringMatching(/^Past its budget: the scripts of lent MachineGrid: 5\.0 KB, allowed are 4\.5 KB .*<Late>/),
      expect.stringMatching(/^Past its budget: the scripts of its office pages: 30\.0 KB, .* 20 KB .* by lazy\(/),
    ])
  })

  it('cannot be raised by a remote above those of the platform, and must have known names [R-744]', () => {
    const { catalogue: build } = built(5)
    const told = (budgets: Record<string, unknown>) =>
      remoteProblems({ ...build, face: { name: 'catalogue', budgets } })
    expect(told({ page: 25, pages: 10, lent: '4 KB' })).toEqual([
      'remote.json: the budget "page" is 25 KB, the platform allows 21.5 KB; ask for 21.5 or less',
      'remote.json: unknown budget "pages"; choose from page, styles, lent, office, writing',
      'remote.json: the budget "lent" is "4 KB"; write KB as a number, at most 6',
    ])
  })

  it('of the office count its frame without the site, and the frame with the pages of each remote [O-03]', () => {
    const builds = built(6)
    const office = (...files: string[]) => ({
      manifest: {
        entry: 'a.js',
        chunks: { libraries: ['b.js', 'c.js', 'd.js', 'd.css'] },
        files: Object.fromEntries(files.map((file) => [file, {}])),
      },
      size: () => 6 * 1024,
    })
    const files = ['a.js', 'b.js', 'c.js', 'd.js', 'd.css', 'late.js'] // the site has three of them
    const withOffice = {
      ...builds,
      shell: { ...builds.shell, office: office(...files) },
      blog: { ...builds.blog, office: office('page.js') },
    }
    expect(budgetProblems(budgets, withOffice)).toEqual([])
    expect(budgetProblems({ ...budgets, office: { page: 35, frame: 5 } }, withOffice)).toEqual([
      'Past its budget: scripts of the office frame beyond the site are 6.0 KB, allowed are 5 KB (budgets.json)',
      'Past its budget: scripts of the office with the pages of blog are 36.0 KB, allowed are 35 KB (budgets.json)',
    ])
  })

  it('allow 30 KB of fonts', () => {
    expect(JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../budgets.json'), 'utf8')).fonts).toBe(30)
  })
})
