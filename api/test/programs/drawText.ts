import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { inflateSync } from 'node:zlib'
import { extractText, getDocumentProxy } from 'unpdf'
import { SheetPen } from '../../src/modules/sheets/SheetPen'

// Draws texts on a page as documents do, and reads them like a PDF reader. The parameter is a list of texts as JSON; a
// second one names a file for the PDF.

const WIDTH = 240

const [texts = '[]', file] = process.argv.slice(2)
const pen = new SheetPen({ title: 'Texts', author: 'Tests' })
const style = { size: 10, width: WIDTH } as const
let y = 40
const measured: { lines: number; widest: number; drawnAsMeasured: boolean }[] = []
for (const text of JSON.parse(texts) as string[]) {
  const lines = pen.linesOf(text, style)
  const end = pen.text(text, 40, y, style)
  measured.push({
    lines: lines.length,
    widest: Math.max(...lines.map(({ width }) => width)) / WIDTH,
    drawnAsMeasured: Math.abs(end - y - pen.heightOf(text, style)) < 0.01,
  })
  y = Math.max(end, pen.text(text, 300, y, { ...style, bold: true, lines: 2 })) + 12
}
pen.doc.end()
const pdf = await buffer(pen.doc)
if (file) writeFileSync(file, pdf)
const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })
const [page = ''] = streamsOf(pdf).filter((stream) => stream.includes('BT'))
// The text behind unreadable glyphs, and its position.
const said = [...page.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)[\s\S]*?1 0 0 1 ([\d.]+)/g)]
const spoken = said.map(([, literal = '', x]) => ({ text: stringOf(literal), x: Number(x) }))
process.stdout.write(`${JSON.stringify({ text, bytes: pdf.length, measured, spoken })}\n`)

function streamsOf(pdf: Buffer): string[] {
  return [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  )
}

function stringOf(literal: string): string {
  const escaped: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
  const plain = literal.replace(/\\([\s\S])/g, (_, sign) => escaped[sign] ?? sign)
  return plain.startsWith('\xfe\xff') ? Buffer.from(plain.slice(2), 'latin1').swap16().toString('utf16le') : plain
}
