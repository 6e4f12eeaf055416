import { extractText, getDocumentProxy } from 'unpdf'

// Reads the PDF at an address, as somebody's reader would: jest cannot load the reader itself. Headers of the request
// may follow, as JSON.

const [address = '', headers = '{}'] = process.argv.slice(2)
const answer = await fetch(address, { headers: JSON.parse(headers) })
const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
const { text, totalPages } = await extractText(pdf, { mergePages: true })
const marks = await (await pdf.getPage(1)).getAnnotations()
const links = [...new Set(marks.map(({ url }) => url))]
process.stdout.write(`${JSON.stringify({ text: text.replace(/\s+/g, ' '), totalPages, links })}\n`)
