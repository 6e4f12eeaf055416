import { gzipSync } from 'node:zlib'
import { aRelease, archiveOf, described, type Entry, type Face, tarGz, withFile } from './releaseArchive'

export const MEGABYTE = 1024 * 1024

/** An archive of the blog with one fault. */
function blogWith(more: Record<string, unknown>): Buffer {
  return archiveOf(aRelease('blog', 'wrong0000001', more))
}
function blogAnd(...extra: Entry[]): Buffer {
  return archiveOf(aRelease('blog', 'wrong0000001'), extra)
}
function changed(change: (release: { face: Face; files: Record<string, string> }) => void): Buffer {
  const release = aRelease('blog', 'wrong0000001')
  change(release)
  return archiveOf(release)
}

/** Archives that the registry refuses, and the line that says why. */
export const refusedReleases: [what: string, archive: () => Buffer, line: RegExp][] = [
  ['what is no archive', () => Buffer.from('no archive'), /^The body is not a tar\.gz archive$/],
  ['an archive that breaks off', () => blogWith({}).subarray(0, 200), /^The body is not a tar\.gz archive$/],
  [
    'an archive without release.json',
    () => tarGz([{ path: 'browser/a.js', content: 'a' }]),
    /^The archive has no release\.json$/,
  ],
  [
    'another remote’s name',
    () => archiveOf(aRelease('catalogue', 'wrong0000001')),
    /is that of "catalogue", not of "blog"$/,
  ],
  [
    'a container named after another',
    () => blogWith({ container: 'brightfill_catalogue_1' }),
    /container is named after another release$/,
  ],
  [
    'a release.json of another shape',
    () => blogWith({ routes: [{ id: 'blogs', path: 'blogs' }] }),
    /^release\.json: \/routes\/0\/path /,
  ],
  ['an unreadable range', () => blogWith({ contract: 'newest' }), /contract "newest" is not a version$/],
  [
    'an address of the platform',
    () => blogWith({ routes: [{ id: 'x', path: '/api/x' }] }),
    /^The address \/api\/x belongs to the platform$/,
  ],
  ...['/auth/:provider/redirect', '/auth', '/data-sheets/x', '/beacon', '/get/products', '/registration/account'].map(
    (path): [string, () => Buffer, RegExp] => [
      `the address ${path} of the platform`,
      () => blogWith({ routes: [{ id: 'x', path }] }),
      /belongs to the platform$/,
    ],
  ),
  [
    'an example that its route does not have',
    () => blogWith({ routes: [{ id: 'post', path: '/posts/:slug', example: '/blogs/some' }] }),
    /^release\.json: \/blogs\/some does not match \/posts\/:slug$/,
  ],
  [
    'a menu entry for a page with parameters',
    () => blogWith({ routes: [{ id: 'post', path: '/posts/:slug', menu: 'Posts' }] }),
    /^release\.json: a menu entry cannot lead to \/posts\/:slug, which has parameters/,
  ],
  [
    'a sitemap of a page of users',
    () => blogWith({ routes: [{ id: 'post', path: '/my/:slug', access: 'user', sitemap: '/get/blogs' }] }),
    /^release\.json: the sitemap lists public pages with one parameter, and \/my\/:slug is not/,
  ],
  [
    'a sitemap by a call that the api does not have',
    () => blogWith({ routes: [{ id: 'post', path: '/posts/:slug', sitemap: '/get/posts' }] }),
    /^release\.json: the api has no call POST \/get\/posts that lists pages; release the api first if it is new$/,
  ],
  [
    'a feed without pages',
    () => blogWith({ routes: [{ id: 'post', path: '/posts/:slug', feed: { title: 'x', description: 'x' } }] }),
    /^release\.json: \/posts\/:slug has a feed, but no sitemap/,
  ],
  [
    'another remote’s route',
    () => blogWith({ routes: [{ id: 'x', path: '/catalogue' }] }),
    /takes \/catalogue, which belongs to catalogue/,
  ],
  [
    'a route that covers another’s',
    () => blogWith({ routes: [{ id: 'x', path: '/:all' }] }),
    /takes \/:all, which belongs to catalogue/,
  ],
  [
    'another remote’s route name',
    () => blogWith({ routes: [{ id: 'catalogue', path: '/x' }] }),
    /a route "catalogue", and so does catalogue$/,
  ],
  [
    'a stylesheet that leaves its element',
    () => archiveOf(withFile(aRelease('blog', 'wrong0000001'), 'browser/a.css', '/* </STYLE><h1> */')),
    /^browser\/a\.css contains "<\/STYLE", which would close the surrounding element of the document$/,
  ],
  ['a path outside', () => blogAnd({ path: '../outside.js' }), /^"\.\.\/outside\.js" lies outside the release/],
  ['a path outside in the middle', () => blogAnd({ path: 'browser/../../x.js' }), /lies outside the release/],
  ['an absolute path', () => blogAnd({ path: '/etc/passwd' }), /lies outside the release/],
  ['a Windows path', () => blogAnd({ path: 'browser\\..\\..\\x.js' }), /lies outside the release/],
  [
    'a symbolic link',
    () => blogAnd({ path: 'browser/a.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }),
    /is not an ordinary file$/,
  ],
  [
    'a hard link',
    () => blogAnd({ path: 'browser/a.js', type: 'Link', linkpath: 'release.json' }),
    /is not an ordinary file$/,
  ],
  ['a device', () => blogAnd({ path: 'browser/a.js', type: 'CharacterDevice' }), /is not an ordinary file$/],
  ['a file twice', () => blogAnd({ path: 'server/remoteEntry.cjs', content: 'other' }), /is in the archive twice$/],
  [
    'a file without a hash',
    () => blogAnd({ path: 'browser/more.js', content: 'more' }),
    /^browser\/more\.js has no hash in release\.json$/,
  ],
  [
    'a document for browsers',
    () => archiveOf(withFile(aRelease('blog', 'wrong0000001'), 'browser/page.html', '<p>')),
    /^browser\/page\.html is not a file the site serves$/,
  ],
  [
    'a file with another hash',
    () => changed(({ files }) => Object.assign(files, { 'server/remoteEntry.cjs': 'x' })),
    /does not match its hash/,
  ],
  [
    'a listed file that is missing',
    () => changed(({ files }) => Reflect.deleteProperty(files, 'server/remoteEntry.cjs')),
    /is listed but not in the archive$/,
  ],
  [
    'a manifest that trusts another hash',
    () =>
      changed(({ face, files }) => {
        const path = 'browser/manifest.json'
        files[path] = String(files[path]).replace(/sha384-..../, 'sha384-AAAA')
        Object.assign(face.files as object, { [path]: described(files[path]) })
      }),
    /manifest\.json names another hash of remoteEntry\.0a1b\.js than release\.json$/,
  ],
  [
    'a file too large',
    () => blogAnd({ path: 'browser/big.js', content: Buffer.alloc(MEGABYTE + 1) }),
    /is larger than 1 MB$/,
  ],
  [
    'a bomb',
    () => blogAnd(...[1, 2, 3].map((part) => ({ path: `browser/big${part}.js`, content: Buffer.alloc(MEGABYTE) }))),
    /^The release unpacks to more than 2 MB$/,
  ],
  ['a release compressed twice', () => gzipSync(blogWith({})), /^The archive is compressed twice$/],
  [
    'a release compressed with zstd inside',
    () => gzipSync(Buffer.from('28b52ffd2000010000', 'hex')),
    /^The archive is compressed twice$/,
  ],
  [
    'a bomb in a bomb',
    () => gzipSync(tarGz([{ path: 'browser/a.js', content: Buffer.alloc(8 * MEGABYTE) }])),
    /^The archive is compressed twice$/,
  ],
]
