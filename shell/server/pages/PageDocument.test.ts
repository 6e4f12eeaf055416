/** @jest-environment node */
import { brotliDecompressSync } from 'node:zlib'
import { PageDocument } from './PageDocument'

const html = `<ul>${Array.from({ length: 2_000 }, (_, place) => `<li class="machine">Machine ${place * place}</li>`).join('')}</ul>`

describe('a document', () => {
  it('is sent smaller once it has been asked for again, and is the same document', async () => {
    const page = new PageDocument(html)
    const first = await page.body('br')
    let later = await page.body('br')
    for (let tries = 0; later.length === first.length && tries < 500; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 10))
      later = await page.body('br')
    }
    expect(later.length).toBeLessThan(first.length)
    expect(brotliDecompressSync(later).toString()).toBe(html)
  })
})
