import ts from 'typescript'

/** @typedef {import('@brightfill/shared/contract').Shape} Shape */

/** Deeper than this nothing is compared. The registry refuses more (shared/src/contract/lent.ts). */
const DEEPEST = 8

const { TypeFlags, SymbolFlags } = ts
const LANGUAGE = /\/lib\.[\w.]+\.d\.ts$/
const REACT = /\/@types\/react\//
/** @type {[ts.TypeFlags, Shape][]} */
const simple = [
  [TypeFlags.StringLike, 'string'],
  [TypeFlags.NumberLike, 'number'],
  [TypeFlags.BooleanLike, 'boolean'],
  [TypeFlags.Null, 'null'],
  [TypeFlags.Undefined | TypeFlags.Void, 'undefined'],
]

/**
 * The shape of a type's values, with every name in it resolved, so that it means the same outside its program. What
 * cannot be said in this way is `unknown`, which fits everything.
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @returns {Shape}
 */
export function shapeOf(checker, type, depth = 0) {
  if (depth > DEEPEST) return 'unknown'
  const inner = (/** @type {ts.Type} */ part) => shapeOf(checker, part, depth + 1)
  if (type.isUnion()) return unionOf(type.types.map((part) => shapeOf(checker, part, depth)))
  if (type.isStringLiteral() || type.isNumberLiteral()) return { is: type.value }
  if (type.flags & TypeFlags.BooleanLiteral) return { is: checker.typeToString(type) === 'true' }
  const plain = simple.find(([flags]) => type.flags & flags)
  if (plain) return plain[1]
  if (!(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return 'unknown'
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    const parts = checker.getTypeArguments(/** @type {ts.TypeReference} */ (type))
    return { list: unionOf(parts.map(inner)) }
  }
  if (isForeign(type)) return isGeneric(type) ? 'unknown' : namedOf(type)
  const [call] = type.getCallSignatures()
  if (call) {
    if (call.typeParameters || takesRest(checker, call)) return 'unknown'
    const takes = call.parameters.map((parameter) => inner(checker.getTypeOfSymbol(parameter)))
    return { takes, gives: inner(call.getReturnType()) }
  }
  const values = type.getStringIndexType()
  if (values) return { record: inner(values) }
  const properties = checker.getPropertiesOfType(type)
  const fields = properties.map((field) => [field.name, inner(checker.getTypeOfSymbol(field))])
  const optional = properties.filter(({ flags }) => flags & SymbolFlags.Optional).map(({ name }) => name)
  return { fields: Object.fromEntries(fields), ...(optional.length > 0 && { optional }) }
}

/**
 * A type of the language is its name, `Date`; those of React are not compared.
 * @param {ts.Type} type
 * @returns {Shape}
 */
function namedOf(type) {
  const { name = '' } = type.getSymbol() ?? {}
  return /^[A-Z]\w*$/.test(name) && !isOfReact(type) ? { named: name } : 'unknown'
}

const isOfReact = (/** @type {ts.Type} */ type) => REACT.test(fileOf(type.getSymbol()))

/** @param {ts.Type} type */
function isGeneric(type) {
  return 'objectFlags' in type && (Number(type.objectFlags) & ts.ObjectFlags.Reference) !== 0
}

/** @param {ts.Symbol | undefined} symbol */
const fileOf = (symbol) => symbol?.declarations?.[0]?.getSourceFile().fileName ?? ''

/** @param {ts.Type} type */
function isForeign(type) {
  const { name = '' } = type.getSymbol() ?? {}
  return isOfReact(type) || (name !== '__type' && LANGUAGE.test(fileOf(type.getSymbol())))
}

/**
 * @param {Shape[]} parts
 * @returns {Shape}
 */
function unionOf(parts) {
  const flat = parts.flatMap((part) => (typeof part === 'object' && 'any' in part ? part.any : [part]))
  if (flat.includes('unknown')) return 'unknown'
  const literalOf = (/** @type {Shape} */ part) => (typeof part === 'object' && 'is' in part ? part.is : undefined)
  const values = flat.map(literalOf)
  if (!values.includes(true) || !values.includes(false)) return oneOf(flat)
  return oneOf([...flat.filter((part) => typeof literalOf(part) !== 'boolean'), 'boolean'])
}

/**
 * Any of these shapes, each once.
 * @param {Shape[]} parts
 * @returns {Shape}
 */
export function oneOf(parts) {
  const distinct = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()]
  const [only] = distinct
  return distinct.length === 1 && only !== undefined ? only : { any: distinct }
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Signature} call
 */
function takesRest(checker, call) {
  const { FunctionType } = ts.SyntaxKind
  const written = checker.signatureToSignatureDeclaration(call, FunctionType, undefined, undefined)
  return written?.parameters.some(({ dotDotDotToken }) => dotDotDotToken)
}
