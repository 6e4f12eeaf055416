import sharp from 'sharp'
import type { Office } from './office'
import type { Answer } from './site'
import { read } from './site'

/** A picture of one colour, as bytes. */
export function aPicture(width = 1600, height = 1200, background = '#0b1f3a') {
  return sharp({ create: { width, height, channels: 3, background } })
}

/** Sends a file as the office does. */
export async function upload(office: Office, name: string, bytes: Uint8Array | ReadableStream): Promise<Answer> {
  const answer = await fetch(`${office.site.url}/api/office/media?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { ...office.headers(), 'Content-Type': 'application/octet-stream' },
    body: bytes as BodyInit,
    duplex: 'half',
  } as RequestInit)
  return read(answer)
}

/** Waits until the library knows all files in the store. @returns their number */
export async function knownFiles(office: Office): Promise<number> {
  let [before, now] = [-1, 0]
  while (before !== now || now === 0) {
    before = now
    now = (await office.get('/media')).body.total
    await new Promise((next) => setTimeout(next, 100))
  }
  return now
}

/** A box of an MP4. */
export function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** An unplayable MP4 with a location. */
export function aFilm(): Buffer {
  const place = box('udta', box('\xa9xyz', Buffer.from('\0\x12\x15\xc7+51.5074-000.1278/')))
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\x02\0isommp41')),
    box('moov', box('trak', box('udta', Buffer.from('Model of the phone'))), place),
    box('mdat', Buffer.alloc(4096, 7)),
  ])
}

export const aPdf = (content = '1 0 obj <</Type/Catalog>> endobj') =>
  Buffer.from(`%PDF-1.7\n${content}\ntrailer <</Root 1 0 R>>\n%%EOF\n`, 'latin1')
