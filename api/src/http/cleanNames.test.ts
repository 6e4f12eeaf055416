import { cleanNames } from './cleanNames'

describe('names in a body', () => {
  it('lose control and direction marks, and keep every letter', () => {
    const body = {
      name: 'Ada\u202E gro.evil\u0007',
      company_name: 'Field\r\nLtd\u200F',
      last_name: 'עדה נג׳ם 👩‍🔧',
      address: { city_name: 'Hull\u2066' },
      message: 'First line\n\u200Fsecond',
    }
    cleanNames(body)
    expect(body).toEqual({
      name: 'Ada gro.evil',
      company_name: 'Field Ltd',
      last_name: 'עדה נג׳ם 👩‍🔧',
      address: { city_name: 'Hull' },
      message: 'First line\n\u200Fsecond',
    })
  })
})
