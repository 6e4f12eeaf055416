import { gzipSync } from 'node:zlib'
import { integrityOf } from '@brightfill/shared/node'
import { Header, type HeaderData } from 'tar'

/** The content of release.json; tests change a field to get it refused. */
export type Face = Record<string, unknown> & { name: string; release: string }

const code = { browser: 'remoteEntry.0a1b.js', server: 'remoteEntry.cjs' }

/** A small release, like those of a build. */
export function aRelease(
  name: string,
  release: string,
  more: Record<string, unknown> = {},
): { face: Face; files: Record<string, string> } {
  const files: Record<string, string> = {}
  for (const build of ['browser', 'server'] as const) {
    const text = `/* ${build} of ${name}@${release} */`
    files[`${build}/${code[build]}`] = text
    files[`${build}/manifest.json`] = JSON.stringify({
      entry: code[build],
      files: { [code[build]]: described(text) },
      chunks: { routes: [code[build]] },
    })
  }
  const common = {
    name,
    release,
    files: Object.fromEntries(Object.entries(files).map(([path, text]) => [path, described(text)])),
  }
  const face =
    name === 'shell'
      ? { ...common, contract: '1.4.0', shared: { react: '19.3.1', '@brightfill/shared/ui': '1.4.0' } }
      : {
          ...common,
          contract: '^1.0.0',
          builtWith: '1.0.0',
          shared: { react: '^19.0.0', '@brightfill/shared/ui': '^1.0.0' },
          routes: [{ id: name, path: `/${name}` }],
          lends: {},
          container: `brightfill_${name}_${release}`,
        }
  return { face: { ...face, ...more }, files }
}

/** The release with another file. */
export function withFile({ face, files }: ReturnType<typeof aRelease>, path: string, content: string) {
  const listed = { ...(face.files as object), [path]: described(content) }
  return { face: { ...face, files: listed }, files: { ...files, [path]: content } }
}

/** An entry of a tar file; everything but the path has a default. */
export type Entry = HeaderData & { path: string; content?: string | Buffer }

export function archiveOf({ face, files }: { face: Face; files: Record<string, string> }, extra: Entry[] = []): Buffer {
  return tarGz([
    { path: 'release.json', content: JSON.stringify(face) },
    ...Object.entries(files).map(([path, content]) => ({ path, content })),
    ...extra,
  ])
}

export function tarGz(entries: Entry[]): Buffer {
  const blocks = entries.flatMap(({ content = '', ...data }) => {
    const bytes = Buffer.from(content)
    const header = new Header({ type: 'File', mode: 0o644, size: bytes.length, ...data })
    header.encode()
    return [header.block ?? Buffer.alloc(0), bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(1024)]))
}

export function described(text: string) {
  return { size: Buffer.byteLength(text), integrity: integrityOf(text) }
}
