/**
 * @typedef {object} Person
 * @property {string} email
 * @property {string} password
 * @property {Record<string, string>} [headers] of the signed-in person
 * @property {{ is: string, perhaps?: string }} city last acknowledged state, and what was being written when no answer
 *   came
 * @property {Map<number, { is: boolean, perhaps?: boolean }>} saved the same of each machine
 */

/**
 * The writes the api acknowledged, kept outside of it. A write that was under way when the api died may be there or
 * not, but not by half.
 */
export class Ledger {
  acknowledged = 0
  faults = 0
  /** @type {Person[]} */
  people = []
  /** References of enquiries that were answered with 201. */
  /** @type {Set<string>} */
  enquiries = new Set()

  /** @param {number} index */
  person(index) {
    /** @type {Person} */
    const person = {
      email: `writer${index}-${process.pid}@durability.example`,
      password: 'Abcdefg1',
      city: { is: '', perhaps: undefined },
      saved: new Map(),
    }
    this.people.push(person)
    return person
  }
}

/**
 * @param {Ledger} ledger
 * @param {import('./writers.mjs').StaffView} view
 * @returns {Promise<string[]>} what is missing or there by half
 */
export async function compare(ledger, view) {
  const faults = []
  const stored = await view.enquiries()
  for (const reference of ledger.enquiries) if (!stored.has(reference)) faults.push(`the enquiry ${reference} is lost`)
  const mailed = await view.mailedReferences()
  // The local outbox shows the latest hundred; older ones were looked at in the round they came.
  for (const reference of [...stored].slice(0, 30))
    if (!mailed.has(reference)) faults.push(`the enquiry ${reference} has no mail`)
  for (const person of ledger.people) {
    const { city, wishlist } = await view.person(person)
    if (city !== person.city.is && city !== person.city.perhaps)
      faults.push(`${person.email} lives in "${city}", not in "${person.city.is}"`)
    person.city = { is: city, perhaps: undefined }
    for (const [machine, state] of person.saved) {
      const now = wishlist.has(machine)
      if (now !== state.is && now !== state.perhaps)
        faults.push(`${person.email} has machine ${machine} ${now ? 'saved' : 'not saved'}`)
      person.saved.set(machine, { is: now, perhaps: undefined })
    }
  }
  ledger.faults += faults.length
  return faults
}
