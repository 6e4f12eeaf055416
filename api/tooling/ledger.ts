export interface Person {
  email: string
  password: string
  /** For each call of the signed-in person */
  headers?: Record<string, string>
  /** Last acknowledged state, and the write without an answer */
  city: { is: string; perhaps?: string }
  /** The same per machine */
  saved: Map<number, { is: boolean; perhaps?: boolean }>
}

/**
 * The api's acknowledged writes, recorded outside it. An unfinished write may survive the api's death or not, but never
 * partially.
 */
export class Ledger {
  acknowledged = 0
  faults = 0
  people: Person[] = []
  /** References of enquiries answered with 201. */
  enquiries: Set<string> = new Set()

  person(index: number) {
    const person: Person = {
      email: `writer${index}-${process.pid}@durability.example`,
      password: 'Abcdefg1',
      city: { is: '', perhaps: undefined },
      saved: new Map(),
    }
    this.people.push(person)
    return person
  }
}
