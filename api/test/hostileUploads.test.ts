import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { startApi } from '../tooling/apiProcess'
import { aFilm, aPdf, aPicture, box, knownFiles, upload } from './mediaFiles'
import { newPerson, Office } from './office'
import { root, Site, seededSite } from './site'

const MEGABYTE = 1024 ** 2

type Hostile = [name: string, bytes: Uint8Array | (() => ReadableStream), status?: number]

/** A chunk of a PNG, without a checksum where only the header is read. */
function chunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  return Buffer.concat([length, Buffer.from(type, 'latin1'), content, Buffer.alloc(4)])
}

/** A few hundred bytes that claim to be a picture of any size. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(100_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    ...[chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))],
  ])
}

function gifOf(width: number, height: number): Buffer {
  const header = Buffer.from('GIF89a\0\0\0\0\xf0\0\0\0\0\0\xff\xff\xff,\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;', 'latin1')
  for (const place of [6, 24]) header.writeUInt16LE(width, place)
  for (const place of [8, 26]) header.writeUInt16LE(height, place)
  return header
}

/** A JPEG with a false size in its header. */
function jpegOf(picture: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(picture)
  const frame = changed.indexOf(Buffer.from([0xff, 0xc0]))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** Streams this many megabytes like a browser, without holding them in memory. */
const streamOf = (first: Uint8Array, megabytes: number) => () => {
  const piece = new Uint8Array(MEGABYTE)
  let left = megabytes
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(left === megabytes ? first : piece)
      left -= 1
      if (left < 0) controller.close()
    },
  })
}

/** A hundred files that must be refused. */
async function hostileFiles(): Promise<Hostile[]> {
  const [jpeg, png, webp, avif] = await Promise.all(
    (['jpeg', 'png', 'webp', 'avif'] as const).map((format) => aPicture(800, 600).toFormat(format).toBuffer()),
  )
  if (!jpeg || !png || !webp || !avif) throw new Error('There are no pictures')
  const film = aFilm()
  const pictures: [string, Buffer][] = Object.entries({ jpeg, png, webp, avif })
  const parts = [0.02, 0.1, 0.4, 0.6, 0.8]
  const zip = Buffer.concat([Buffer.from('PK\x05\x06'), Buffer.alloc(18)])
  const hidden: [string, Buffer][] = [
    ['script', Buffer.from('<script>alert(1)</script>')],
    ['php', Buffer.from('<?php system($_GET[0]); ?>')],
    ['page', Buffer.from('<!doctype html><HTML lang="en">')],
    ['pdf', aPdf()],
    ['zip', zip],
  ]
  const sizes: [number, number][] = [
    [65_000, 65_000],
    [2_000_000_000, 2],
    [2, 2_000_000_000],
    [10_001, 10_000],
    [100_000, 1_000],
    [16_001, 100],
  ]
  const types: [string, string | Buffer][] = [
    ['drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['drawing.jpg', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['page.jpg', '<!doctype html><script>alert(1)</script>'],
    ['shell.png', '#!/bin/sh\nrm -rf /\n'],
    ['text.png', 'just words'],
    ['program.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])],
    ['linux.webp', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(200)])],
    ['archive.jpg', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(60)])],
    ['archive.gz', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0])],
    ['picture.tiff', Buffer.from('II*\0\x08\0\0\0\0\0\0\0\0\0\0\0', 'latin1')],
    ['picture.bmp', Buffer.concat([Buffer.from('BM'), Buffer.alloc(100)])],
    ['picture.psd', Buffer.concat([Buffer.from('8BPS\0\x01'), Buffer.alloc(100)])],
    ['phone.heic', box('ftyp', Buffer.from('heic\0\0\0\0heicmif1'))],
    ['phone.mov', box('ftyp', Buffer.from('qt  \0\0\0\0qt  '))],
    ['film.webm', Buffer.concat([Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex')])],
    ['song.mp3', Buffer.concat([Buffer.from('ID3\x03'), Buffer.alloc(200)])],
    ['nothing.jpg', Buffer.alloc(500)],
  ]
  return [
    ['empty.jpg', new Uint8Array()],
    ['one byte.jpg', Buffer.from([0xff])],
    ...types.map(([name, bytes]): Hostile => [name, Buffer.from(bytes)]),
    ...sizes.map(([width, height]): Hostile => [`bomb ${width}x${height}.png`, pngOf(width, height)]),
    ['bomb.gif', gifOf(65_535, 65_535)],
    ['bomb.jpg', jpegOf(jpeg, 65_000, 65_000)],
    ['long.jpg', jpegOf(jpeg, 60_000, 10)],
    // Whole pictures with foreign bytes at the end or in the middle.
    ...pictures.flatMap(([kind, bytes]) =>
      hidden.map(([what, more]): Hostile => [`${kind} and ${what}`, Buffer.concat([bytes, more])]),
    ),
    ...hidden.map(([what, more]): Hostile => [`film and ${what}`, Buffer.concat([film, box('free', more)])]),
    // Truncated, as by a lost connection or a full disk.
    ...pictures.flatMap(([kind, bytes]) =>
      parts.map((part): Hostile => [`${part} of ${kind}`, bytes.subarray(0, Math.ceil(bytes.length * part))]),
    ),
    ...parts.map((part): Hostile => [`${part} of film.mp4`, film.subarray(0, Math.ceil(film.length * part))]),
    // Path traversal in names: the content is refused, and nothing is written where they point.
    ...[
      '../../etc/passwd',
      '..\\..\\boot.ini',
      '/etc/cron.d/x',
      '%2e%2e%2fx.jpg',
      '.htaccess',
      'a\0.jpg',
      'x'.repeat(255),
    ].map((name): Hostile => [name, Buffer.from('traversal')]),
    ['launch.pdf', aPdf('1 0 obj <</S/Launch/F(cmd.exe)>> endobj')],
    ['script.pdf', aPdf('1 0 obj <</S/JavaScript/JS(app.alert\\(1\\))>> endobj')],
    ['cut.pdf', aPdf().subarray(0, 30)],
    ['pdf and zip', Buffer.concat([aPdf(), zip])],
    ['no moov.mp4', Buffer.concat([box('ftyp', Buffer.from('isom\0\0\0\0isom')), box('mdat', Buffer.alloc(50))])],
    ['past its end.mp4', Buffer.concat([film, Buffer.from([0x7f, 0xff, 0xff, 0xff]), Buffer.from('mdat')])],
    ['many boxes.mp4', Buffer.concat([film, ...Array.from({ length: 11_000 }, () => box('free'))])],
    ['box of nothing.mp4', Buffer.concat([film, Buffer.from([0, 0, 0, 4]), Buffer.from('mdat')])],
    ['large.jpg', streamOf(jpeg, 26), 413],
    ['large.pdf', streamOf(aPdf(), 26), 413],
    ['large.mp4', streamOf(film, 101), 413],
    ['large.bin', streamOf(Buffer.alloc(5000, 9), 101), 413],
    ['script.jpg', Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<SCRIPT src=//x>'), jpeg.subarray(20)])],
    ['wrong.jpg', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(5000, 65)])],
    ['wrong.png', Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(5000, 65)])],
    ['wrong.webp', Buffer.concat([Buffer.from('RIFF\0\x10\0\0WEBPVP8 '), Buffer.alloc(5000, 65)])],
    ['wrong.avif', Buffer.concat([box('ftyp', Buffer.from('avif\0\0\0\0avifmif1')), Buffer.alloc(5000, 65)])],
    ['wrong.gif', Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(3)])],
  ]
}

describe('hostile uploads', () => {
  let dataDir: string
  let site: Site
  let api: Awaited<ReturnType<typeof startApi>>
  let office: Office
  beforeAll(async () => {
    const own = await seededSite()
    dataDir = own.dataDir
    api = await startApi({ root, ...own })
    site = new Site(api.url, api.stop)
    await newPerson(site, 'hostile@media.example', ['editor'])
    office = await Office.open(site, 'hostile@media.example')
  }, 180_000)
  afterAll(async () => {
    await site?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${api.pid}/status`, 'utf8'))?.[1]) / 1024
  const files = () =>
    ['incoming', 'media', 'derivatives'].flatMap((folder) => {
      const inside = path.join(dataDir, folder)
      return readdirSync(path.dirname(inside)).includes(folder)
        ? readdirSync(inside, { recursive: true, encoding: 'utf8' }).filter((name) => /\.|sent/.test(name))
        : []
    })

  it('are refused in one sentence each, leave nothing on the disk, and take hardly any memory [O-28]', async () => {
    const hostile = await hostileFiles()
    expect(hostile.length).toBeGreaterThanOrEqual(100)
    const before = files()
    const [known, began] = [await knownFiles(office), memory()]
    let most = 0
    const timer = setInterval(() => {
      most = Math.max(most, memory() - began)
    }, 20)
    const wrong: unknown[] = []
    for (const [name, bytes, expected = 422] of hostile) {
      const { status, body } = await upload(office, name, typeof bytes === 'function' ? bytes() : bytes).catch(
        (error: Error) => ({ status: 0, body: { message: String(error.cause ?? error) } }),
      )
      // One or two short sentences without internal names.
      const fine = status === expected && /^[A-Z][^{}<>]{10,160}$/.test(body.message)
      if (!fine) wrong.push([name, status, body.message ?? body])
    }
    clearInterval(timer)
    expect(wrong).toEqual([])
    expect(files()).toEqual(before)
    expect((await office.get('/media')).body.total).toBe(known)
    expect(most).toBeLessThan(150)
  }, 180_000)

  it('that break off leave nothing, and the same file is accepted when it is sent again [O-28]', async () => {
    const whole = await aPicture(3000, 2000, '#102030').jpeg().toBuffer()
    const before = files()
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(whole.subarray(0, whole.length / 2))
        setTimeout(() => controller.error(new Error('the line was cut')), 50)
      },
    })
    await expect(upload(office, 'cut.jpg', broken)).rejects.toThrow()
    for (let tries = 0; tries < 50 && files().length > before.length; tries += 1)
      await new Promise((next) => setTimeout(next, 20))
    expect(files()).toEqual(before)
    expect((await upload(office, 'cut.jpg', whole)).status).toBe(200)
  })
})
