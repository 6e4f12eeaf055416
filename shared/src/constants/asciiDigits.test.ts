import { asciiDigits } from './asciiDigits'

describe('digits of other scripts', () => {
  it.each([
    ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
    ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
    ['Devanagari', '०१२३४५६७८९'],
    ['full width', '０１２３４５６７８９'],
    ['bold of mathematics', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
    ['one width of mathematics', '𝟶𝟷𝟸𝟹𝟺𝟻𝟼𝟽𝟾𝟿'],
    ['our own', '0123456789'],
  ])('%s are read', (_, digits) => {
    expect(asciiDigits(digits)).toBe('0123456789')
  })

  it('are read anywhere in a text, which otherwise stays', () => {
    expect(asciiDigits('+٤٤ (x) ½ Ⅳ')).toBe('+44 (x) ½ Ⅳ')
  })
})
