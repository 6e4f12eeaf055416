import { parseArgs } from 'node:util'
import { numberOption } from '../../../shared/tooling/numberOption'

/**
 * A list from the command line, each word of which must be known.
 * @param known all of them, which is the default
 */
function listOf<Word extends string>(option: string, text: string | undefined, known: readonly Word[]): Word[] {
  if (text === undefined) return [...known]
  const words = text.split(',')
  const strange = words.find((word) => !known.some((one) => one === word))
  if (strange !== undefined) throw new Error(`--${option} does not know "${strange}", only ${known.join(', ')}`)
  return known.filter((word) => words.includes(word))
}

/** `--rounds 5 --pages home,article --rows visits,taps,returning --lines plain,h1,h2` */
export function benchOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      pages: { type: 'string' },
      rows: { type: 'string' },
      lines: { type: 'string' },
    },
  })
  return {
    rounds: numberOption('rounds', values.rounds),
    pages: listOf('pages', values.pages, ['home', 'machine list', 'machine', 'article']),
    lines: listOf('lines', values.lines, ['plain', 'h1', 'h2']),
    rows: listOf('rows', values.rows, ['visits', 'taps', 'returning']),
  }
}
