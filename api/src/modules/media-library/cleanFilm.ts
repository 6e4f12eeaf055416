import { type FileHandle, open } from 'node:fs/promises'
import { unfitFile } from './unfit'

// An MP4 is boxes inside boxes, each with its length and a four-letter type. Boxes with metadata, such as the location,
// become boxes of free space: nothing moves, so all offsets stay valid.

const CONTAINERS = new Set(['moov', 'trak'])
const METADATA = new Set(['udta', 'meta', 'uuid'])
/** Films have some dozens; more would only cost time. */
const MOST_BOXES = 10_000
const PIECE = Buffer.alloc(64 * 1024)

const damaged = () => unfitFile('This video is damaged or incomplete')

interface Box {
  type: string
  start: number
  /** The offset of its content. */
  content: number
  end: number
}

/**
 * Removes location, time and device from a film.
 * @throws HttpProblem 422 for an incomplete film
 */
export async function cleanFilm(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  try {
    const { size } = await handle.stat()
    const found = new Set<string>()
    let boxes = 0
    async function clean(from: number, to: number) {
      for (let box = await boxAt(handle, from, to); box; box = await boxAt(handle, box.end, to)) {
        boxes += 1
        if (boxes > MOST_BOXES) throw damaged()
        found.add(box.type)
        if (METADATA.has(box.type)) await blank(handle, box)
        else if (CONTAINERS.has(box.type)) await clean(box.content, box.end)
      }
    }
    await clean(0, size)
    if (!['ftyp', 'moov', 'mdat', 'trak'].every((type) => found.has(type))) throw damaged()
  } finally {
    await handle.close()
  }
}

async function boxAt(handle: FileHandle, start: number, to: number): Promise<Box | undefined> {
  if (start === to) return undefined
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, start)
  if (bytesRead < 8) throw damaged()
  const short = buffer.readUInt32BE(0)
  // 1: the length is the next eight bytes; 0: up to the end.
  const length = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short || to - start
  const content = start + (short === 1 ? 16 : 8)
  const end = start + length
  if (!Number.isSafeInteger(end) || end < content || end > to) throw damaged()
  return { type: buffer.toString('latin1', 4, 8), start, content, end }
}

async function blank(handle: FileHandle, { start, content, end }: Box) {
  await handle.write('free', start + 4, 'latin1')
  for (let at = content; at < end; at += PIECE.length)
    await handle.write(PIECE, 0, Math.min(PIECE.length, end - at), at)
}
