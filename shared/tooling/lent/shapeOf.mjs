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
  if (call) return functionOf(checker, call, inner)
  const values = type.getStringIndexType()
  return values ? { record: inner(values) } : fieldsOf(checker, type, inner)
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

/** @param {Shape[]} parts */
function unionOf(parts) {
  const flat = parts.flatMap((part) => (typeof part === 'object' && 'any' in part ? part.any : [part]))
  if (flat.includes('unknown')) return /** @type {Shape} */ ('unknown')
  const distinct = [...new Map(flat.map((part) => [JSON.stringify(part), part])).values()]
  const isBoolean = (/** @type {Shape} */ part) =>
    typeof part === 'object' && 'is' in part && typeof part.is === 'boolean'
  const merged =
    distinct.filter(isBoolean).length === 2
      ? [...distinct.filter((part) => !isBoolean(part)), /** @type {Shape} */ ('boolean')]
      : distinct
  const [only] = merged
  return merged.length === 1 && only !== undefined ? only : { any: merged }
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Signature} call
 * @param {(type: ts.Type) => Shape} inner
 * @returns {Shape}
 */
function functionOf(checker, call, inner) {
  // Neither type parameters nor a rest of arguments can be said.
  if (
    call.typeParameters ||
    checker
      .signatureToSignatureDeclaration(call, ts.SyntaxKind.FunctionType, undefined, undefined)
      ?.parameters.some(({ dotDotDotToken }) => dotDotDotToken)
  )
    return 'unknown'
  return {
    takes: call.parameters.map((parameter) => inner(checker.getTypeOfSymbol(parameter))),
    gives: inner(call.getReturnType()),
  }
}

/**
 * @param {ts.TypeChecker} checker
 * @param {ts.Type} type
 * @param {(type: ts.Type) => Shape} inner
 * @returns {Shape}
 */
function fieldsOf(checker, type, inner) {
  const fields = checker.getPropertiesOfType(type)
  const optional = fields.filter(({ flags }) => flags & SymbolFlags.Optional).map(({ name }) => name)
  return {
    fields: Object.fromEntries(fields.map((field) => [field.name, inner(checker.getTypeOfSymbol(field))])),
    ...(optional.length > 0 && { optional }),
  }
}
