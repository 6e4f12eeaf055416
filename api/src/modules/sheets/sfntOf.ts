import { inflateSync } from 'node:zlib'

const HEAD = { woff: 44, sfnt: 12 } as const
const ENTRY = { woff: 20, sfnt: 16 } as const

/** The font inside a WOFF file. fontkit reads WOFF too, but inflates a whole table for every letter. */
export function sfntOf(woff: Buffer): Uint8Array {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(HEAD.sfnt + count * ENTRY.sfnt)
  woff.copy(head, 0, 4, 8) // the flavour
  head.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [head]
  let offset = head.length
  for (let index = 0; index < count; index += 1) {
    const from = HEAD.woff + index * ENTRY.woff
    const [start, packed, length] = [4, 8, 12].map((place) => woff.readUInt32BE(from + place)) as [
      number,
      number,
      number,
    ]
    const data = woff.subarray(start, start + packed)
    const table = packed < length ? inflateSync(data) : data
    const to = HEAD.sfnt + index * ENTRY.sfnt
    woff.copy(head, to, from, from + 4) // the tag
    woff.copy(head, to + 4, from + 16, from + 20) // the checksum
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc(-length & 3)
    parts.push(table, padding)
    offset += length + padding.length
  }
  return Buffer.concat(parts)
}
