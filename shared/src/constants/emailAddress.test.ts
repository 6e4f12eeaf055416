import { cleanEmail, emailKey, isEmail } from '@brightfill/shared/constants'

describe('an e-mail address', () => {
  it.each([
    'a@b.co',
    'a+b@sub.example.org',
    ' ada@engine.example ',
    'ada@почта.рф',
    'ada@xn--80a1acny.xn--p1ai',
    'Ada@EXAMPLE.XN--P1AI',
    'ada@例え.テスト',
    '用户@例子.公司',
    'ada@bücher.example',
  ])('"%s" is accepted, whatever the letters of its domain [R-056]', (address) => {
    expect(isEmail(address)).toBe(true)
  })

  it.each(['a', 'a@', 'a@b', 'a b@c.de', 'a@b.c', 'a@b.xn--', 'a@b.1', 'a@-b.co', 'a@b..co', 'a@xn--a.co', 'a@b@c.de'])(
    '"%s" is refused [R-056]',
    (address) => {
      expect(isEmail(address)).toBe(false)
    },
  )

  it.each([
    ['a mark that turns the direction', '\u200eada@engine.example\u202c'],
    ['a blank without width', 'ada\u200b@engine.example'],
    ['a soft hyphen', 'ada@engi\u00adne.example'],
    ['a byte order mark', '\ufeffada@engine.example'],
    ['a line break', 'ada@engine.example\r\n'],
    ['a variant of a letter', 'ada\ufe0f@engine.example'],
  ])('loses %s, which is invisible [R-660]', (_, typed) => {
    expect(isEmail(typed)).toBe(true)
    expect(cleanEmail(typed)).toBe('ada@engine.example')
    expect(emailKey(typed)).toBe('ada@engine.example')
  })

  it.each([
    ['Ada@Engine.Example', 'ada@engine.example'],
    ['ada@почта.рф', 'ada@xn--80a1acny.xn--p1ai'],
    ['ada@ПОЧТА.РФ', 'ada@XN--80A1ACNY.xn--p1ai'],
    ['ada@bücher.example', 'ada@bu\u0308cher.example'],
    ['jose\u0301@engine.example', 'jos\u00e9@engine.example'],
  ])('"%s" is the same as "%s" [R-661]', (one, other) => {
    expect(emailKey(one)).toBe(emailKey(other))
  })

  it('with another name or domain is another one [R-661]', () => {
    const addresses = ['ada@engine.example', 'ada+b@engine.example', 'ada@bucher.example', 'ada@bücher.example']
    expect(new Set(addresses.map(emailKey)).size).toBe(addresses.length)
  })
})
