import { mails } from './mails'

describe('mails', () => {
  it('keep the line breaks of texts and facts in both parts, and add no other markup [O-43, R-617]', () => {
    const answer = mails.answer('Your filler', 'Dear Ada,\n\nBrightfill\r\n12 Weir Lane\n<b>Hull</b>')
    expect(answer.html).toContain('<p>Dear Ada,</p><p>Brightfill<br>12 Weir Lane<br>&lt;b&gt;Hull&lt;/b&gt;</p>')
    expect(answer.text).toContain('12 Weir Lane\n<b>Hull</b>')
    const facts = { Reference: 'E-22222222', Message: 'Is it there?\nCall me & ask.' }
    const { html } = mails.enquiry(facts, 'https://site.example/office/enquiries/E-22222222')
    expect(html).toContain('<dt>Message</dt><dd>Is it there?<br>Call me &amp; ask.</dd>')
  })

  it('list each machine, also two of one model [R-370, R-371]', () => {
    const [one, two] = ['one', 'two'].map((slug) => ({ name: 'Filler, F-1', url: `https://site.example/${slug}` }))
    const about = { url: 'https://site.example/products', stop: 'https://site.example/stop' }
    const listed = [one, two].filter((machine) => machine !== undefined)
    for (const { text } of [
      mails.newMatches('Fillers', { ...about, count: 2, listed }),
      mails.savedChanged(
        listed.map((machine) => ({ ...machine, said: 'Sold' })),
        about,
      ),
    ]) {
      expect(text).toContain('https://site.example/one')
      expect(text).toContain('https://site.example/two')
    }
  })
})
