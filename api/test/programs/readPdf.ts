import { extractText, getDocumentProxy } from 'unpdf'

// Reads the PDF at an address, as somebody's reader would: jest cannot load the reader itself.

const answer = await fetch(process.argv[2] ?? '')
const pdf = await getDocumentProxy(new Uint8Array(await answer.arrayBuffer()))
const { text, totalPages } = await extractText(pdf, { mergePages: true })
const marks = await (await pdf.getPage(1)).getAnnotations()
const links = [...new Set(marks.map(({ url }) => url))]
process.stdout.write(`${JSON.stringify({ text: text.replace(/\s+/g, ' '), totalPages, links })}\n`)
