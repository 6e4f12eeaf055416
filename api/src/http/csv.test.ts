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
  it('has a head and a line for each row, quoted where needed [O-11]', async () => {
    expect(await fileOf('Ada', 'Field, "Ada"')).toBe('\uFEFFName\r\nAda\r\n"Field, ""Ada"""\r\n')
  })

  it.each(['=1+1', '+44 1632', '-1', '@SUM(A1)', '\t=1', '＝1+1', '＋44', '－1', '＠SUM(A1)', '\u3000=1'])(
    '%j is text there, no formula [O-11]',
    async (value) => {
      expect(await fileOf(value)).toBe(`\uFEFFName\r\n'${value}\r\n`)
    },
  )

  it.each([
    ['first line\n=1+1', "first line\n'=1+1"],
    ['first line\r\n=1+1', "first line\r\n'=1+1"],
    ['a; =1+1', "a;' =1+1"],
    ['a\n"=1+1"', `a\n'""=1+1""`],
  ])('begins no formula in a line or after a space, where a semicolon ends cells: %j [O-11]', async (value, text) => {
    const quoted = /[\r\n"]/.test(text) ? `"${text}"` : text
    expect(await fileOf(value)).toBe(`\uFEFFName\r\n${quoted}\r\n`)
  })

  it('has the paragraphs of a text as they were written [O-11]', async () => {
    expect(await fileOf('Dear Ada,\r\n\r\nit is sold.')).toBe('\uFEFFName\r\n"Dear Ada,\r\n\r\nit is sold."\r\n')
  })

  it('is text after a semicolon too, where some spreadsheets begin a cell [O-11]', async () => {
    expect(await fileOf('Ada;=1+1')).toBe("\uFEFFName\r\nAda;'=1+1\r\n")
  })
})
