const { parse } = require('acorn')

/**
 * Empties functions and methods that nothing of the site calls and no minifier can tell that of. What they alone use goes with them.
 * Named ones that are not there, as after an update, fail the build.
 */
module.exports = function leaveOutFunctions(source) {
  const { names } = this.getOptions()
  const bodies = new Map()
  visit(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), (node) => {
    const [name, made] = named(node)
    if (names.includes(name)) bodies.set(name, made.body)
  })
  const missing = names.filter((name) => !bodies.has(name))
  if (missing.length > 0) throw new Error(`No function ${missing.join(', ')} to leave out`)
  return [...bodies.values()]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, source)
}

function named(node) {
  if (node.type === 'FunctionDeclaration') return [node.id.name, node]
  if (node.type === 'MethodDefinition') return [node.key.name, node.value]
  if (node.type === 'VariableDeclarator' && /Function/.test(node.init?.type)) return [node.id.name, node.init]
  return []
}

function visit(node, see) {
  if (typeof node.type === 'string') see(node)
  for (const part of Object.values(node)) if (part && typeof part === 'object') visit(part, see)
}
