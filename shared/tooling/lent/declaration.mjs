/** @typedef {import('@brightfill/shared/contract').Shape} Shape */

/**
 * The `.d.ts` that lies beside a lent component in its release. It needs no other file.
 * @param {string} component
 * @param {Shape} props
 */
export function declarationOf(component, props) {
  return `/** Props of ${component}. */\nexport type ${component}Props = ${written(props, '')}\n`
}

/**
 * @param {Shape} shape
 * @param {string} indent
 * @returns {string}
 */
function written(shape, indent) {
  if (typeof shape === 'string') return shape
  if ('is' in shape) return JSON.stringify(shape.is)
  if ('any' in shape) return shape.any.map((part) => inBrackets(part, indent)).join(' | ')
  if ('list' in shape) return `readonly (${written(shape.list, indent)})[]`
  if ('record' in shape) return `Readonly<Record<string, ${written(shape.record, indent)}>>`
  if ('named' in shape) return shape.named
  if ('takes' in shape) {
    const taken = shape.takes.map((part, place) => `arg${place}: ${written(part, indent)}`)
    return `(${taken.join(', ')}) => ${shape.gives === 'undefined' ? 'void' : written(shape.gives, indent)}`
  }
  const inner = `${indent}  `
  const fields = Object.entries(shape.fields).map(
    ([name, part]) =>
      `${inner}${JSON.stringify(name)}${shape.optional?.includes(name) ? '?' : ''}: ${written(part, inner)}\n`,
  )
  return `{\n${fields.join('')}${indent}}`
}

/**
 * A function in a union.
 * @param {Shape} shape
 * @param {string} indent
 */
function inBrackets(shape, indent) {
  const text = written(shape, indent)
  return typeof shape === 'object' && 'takes' in shape ? `(${text})` : text
}
