import type { Shape } from '@brightfill/shared/contract'

/**
 * The first prop that a borrower hands and a component does not take as it is, with the reason; undefined when all fit.
 * @param hands what is handed
 * @param takes the props of the component
 */
export function wrongProp(hands: Shape, takes: Shape): string | undefined {
  for (const given of membersOf(hands)) {
    if (!isFields(given) || !isFields(takes)) continue
    for (const [prop, handed] of Object.entries(given.fields)) {
      const taken = ownField(takes, prop)
      if (!taken) return `takes no prop "${prop}"`
      if (given.optional?.includes(prop) && !takes.optional?.includes(prop)) return `requires the prop "${prop}"`
      if (!fits(handed, taken)) return `takes the prop "${prop}" as another type`
    }
    const missing = Object.keys(takes.fields).find(
      (prop) => !takes.optional?.includes(prop) && !Object.hasOwn(given.fields, prop),
    )
    if (missing !== undefined) return `requires the prop "${missing}"`
  }
}

type Fields = Extract<Shape, { fields: unknown }>

/** Whether every value of the one shape is of the other, as far as shapes tell. */
function fits(given: Shape, taken: Shape): boolean {
  if (given === 'unknown' || taken === 'unknown') return true
  if (typeof given === 'object' && 'any' in given) return given.any.every((part) => fits(part, taken))
  if (typeof taken === 'object' && 'any' in taken) return taken.any.some((part) => fits(given, part))
  if (typeof given === 'string') return given === taken
  // A value, which is of its type as well.
  if ('is' in given)
    return taken === typeof given.is || (typeof taken === 'object' && 'is' in taken && taken.is === given.is)
  if (typeof taken === 'string') return false
  if ('list' in given) return 'list' in taken && fits(given.list, taken.list)
  if ('named' in given) return 'named' in taken && taken.named === given.named
  if ('takes' in given) return 'takes' in taken && functionFits(given, taken)
  if ('record' in given) return 'record' in taken && fits(given.record, taken.record)
  if (!('fields' in given)) return false
  if ('record' in taken) return Object.values(given.fields).every((field) => fits(field, taken.record))
  return isFields(taken) && fieldsFit(given, taken)
}

function functionFits(given: Extract<Shape, { takes: unknown }>, taken: Extract<Shape, { takes: unknown }>): boolean {
  const called = given.takes.every((part, place) => {
    const argument = taken.takes[place]
    return argument === undefined ? fits('undefined', part) : fits(argument, part)
  })
  return called && (taken.gives === 'undefined' || fits(given.gives, taken.gives))
}

/** Fields that are not asked for do no harm inside a prop. */
function fieldsFit(given: Fields, taken: Fields): boolean {
  return Object.entries(taken.fields).every(([name, part]) => {
    const field = ownField(given, name)
    const optional = taken.optional?.includes(name)
    if (!field) return optional
    return (optional || !given.optional?.includes(name)) && fits(field, part)
  })
}

function membersOf(shape: Shape): Shape[] {
  return typeof shape === 'object' && 'any' in shape ? shape.any : [shape]
}

function isFields(shape: Shape): shape is Fields {
  return typeof shape === 'object' && 'fields' in shape
}

function ownField({ fields }: Fields, name: string): Shape | undefined {
  return Object.hasOwn(fields, name) ? fields[name] : undefined
}
