import jsQR from 'jsqr'
import { extractText, getDocumentProxy, getResolvedPDFJS } from 'unpdf'

// Reads the PDF at an address with a PDF reader, which jest cannot load itself. Headers of the request may follow, as
// JSON.

/** Pixels per point: each square of a code is several wide. */
const SCALE = 6
const EDGE = 40

const [address = '', headers = '{}'] = process.argv.slice(2)
const answer = await fetch(address, { headers: JSON.parse(headers) })
const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
const { text, totalPages } = await extractText(pdf, { mergePages: true })
const first = await pdf.getPage(1)
const links = [...new Set((await first.getAnnotations()).map(({ url }) => url))]
const { OPS } = await getResolvedPDFJS()
const { fnArray, argsArray } = await first.getOperatorList()
const pictures = fnArray.filter((name) => name === OPS.paintImageXObject).length
const paths = argsArray.flatMap((args, index) => (fnArray[index] === OPS.constructPath ? [pathOf(args)] : []))
const [longest = []] = paths.sort((one, other) => other.length - one.length)
process.stdout.write(
  `${JSON.stringify({ text: text.replace(/\s+/g, ' '), totalPages, links, pictures, code: codeIn(longest) })}\n`,
)

type Square = [left: number, top: number, right: number, bottom: number]

/** The rectangles of a path: each has a start, three lines and an end. */
function pathOf([, [steps]]: [number, [ArrayLike<number> | null]]): Square[] {
  const found = Array.from(steps ?? [])
  return Array.from({ length: Math.floor(found.length / 13) }, (_, index) => {
    const [, left = 0, top = 0, , , , , right = 0, bottom = 0] = found.slice(index * 13)
    return [left, top, right, bottom]
  })
}

/** The text that a phone reads from these squares; undefined when they are not a QR code. */
function codeIn(squares: Square[]): string | undefined {
  if (squares.length < 2) return undefined
  const left = Math.min(...squares.map(([x]) => x))
  const top = Math.min(...squares.map(([, y]) => y))
  const size = Math.ceil(Math.max(...squares.map(([, , x]) => x - left)) * SCALE) + 2 * EDGE
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  const at = (value: number) => Math.round(value * SCALE) + EDGE
  for (const [x, y, toX, toY] of squares)
    for (let line = at(y - top); line < at(toY - top); line += 1)
      for (let place = at(x - left); place < at(toX - left); place += 1)
        pixels.fill(0, (line * size + place) * 4, (line * size + place) * 4 + 3)
  return jsQR(pixels, size, size)?.data
}
