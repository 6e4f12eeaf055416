import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every text file, at the best level: files are compressed once, not per request. */
export async function compressFolder(folder: string) {
  await Promise.all(
    readdirSync(folder)
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .map(async (name) => {
        const file = path.join(folder, name)
        const bytes = await readFile(file)
        const quality = {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
        }
        await Promise.all([
          brotli(bytes, quality).then((small) => writeFile(`${file}.br`, small)),
          zip(bytes, { level: 9 }).then((small) => writeFile(`${file}.gz`, small)),
        ])
      }),
  )
}
