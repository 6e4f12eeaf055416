import { nameOnPage, pathOfName } from './fieldNames'

const page = {
  title: 'About us',
  sections: [
    { key: 'hidden', hidden: true, fields: {} },
    { key: 'faq', fields: { 'FAQ content': [{ text: 'How long?' }] } },
  ],
}

describe('names of fields on a page', () => {
  it('an entry with a key has that instead of its number, and names have no spaces [O-20]', () => {
    const path = 'sections.1.fields.FAQ content.0'
    expect(nameOnPage(path, page)).toBe('sections.faq.fields.FAQ+content.0')
    expect(pathOfName('sections.faq.fields.FAQ+content.0', page)).toBe(path)
  })

  it('other fields, also of entries that are gone, keep their path [O-20]', () => {
    for (const path of ['title', 'sections.7.fields', ''])
      expect([nameOnPage(path, page), pathOfName(path, page)]).toEqual([path, path])
  })
})
