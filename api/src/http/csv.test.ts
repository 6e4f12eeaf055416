import { text } from 'node:stream/consumers'
import { csvOf } from './csv'

const fileOf = (...values: string[]) =>
  text(
    csvOf(
      { Name: (value: string) => value },
      (async function* () {
        for (const value of values) yield [value]
      })(),
    ),
  )

describe('a file for a spreadsheet', () => {
  it('has a header and a line for each row, quoted where needed [O-11]', async () => {
    expect(await fileOf('Ada', 'Field, "Ada"')).toBe('\uFEFFName\r\nAda\r\n"Field, ""Ada"""\r\n')
  })

  it.each(['=1+1', '+44 1632', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋44', '－1', '＠SUM(A1)', '\u3000=1'])(
    'keeps %j as text, not a formula [O-11]',
    async (value) => {
      expect(await fileOf(value)).toBe(`\uFEFFName\r\n'${value}\r\n`)
    },
  )

  it.each([
    ['first line\n=1+1', "first line\n'=1+1"],
    ['first line\r\n=1+1', "first line\r\n'=1+1"],
    ['a; =1+1', "a;' =1+1"],
    ['a\n"=1+1"', `a\n'""=1+1""`],
  ])('starts no formula in a line or after a space, where a semicolon ends cells: %j [O-11]', async (value, text) => {
    const quoted = /[\r\n"]/.test(text) ? `"${text}"` : text
    expect(await fileOf(value)).toBe(`\uFEFFName\r\n${quoted}\r\n`)
  })

  it('keeps the paragraphs of a text [O-11]', async () => {
    expect(await fileOf('Dear Ada,\r\n\r\nit is sold.')).toBe('\uFEFFName\r\n"Dear Ada,\r\n\r\nit is sold."\r\n')
  })

  it('keeps text after a semicolon as text, where some spreadsheets start a cell [O-11]', async () => {
    expect(await fileOf('Ada;=1+1')).toBe("\uFEFFName\r\nAda;'=1+1\r\n")
  })
})
