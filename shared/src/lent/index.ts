/**
 * Every component that other remotes lend to this one, by `remote/Component`, with its props. `brightfill types` writes
 * what belongs here into `.brightfill`, from the releases that are live or from the neighbours in the checkout.
 */
// biome-ignore lint/suspicious/noEmptyInterface: each remote adds what it borrows
export interface LentComponents {}

export type LentName = keyof LentComponents & string
