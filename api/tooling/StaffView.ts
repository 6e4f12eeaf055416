import { call, mustCall, openOffice } from './calls'
import type { Ledger, Person } from './ledger'

/** The state of the api, as seen by staff and the writers themselves. */
export class StaffView {
  /** @param headers of an office */
  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string>,
  ) {}

  static async open(url: string) {
    return new StaffView(url, (await openOffice(url)).headers)
  }

  /** References of all enquiries. */
  async enquiries() {
    const references = new Set<string>()
    for (let page = 1; ; page += 1) {
      const address = `/api/office/inbox?kind=enquiry&show=all&perPage=100&page=${page}`
      const { body } = await mustCall(this.url + address, { method: 'GET', headers: this.headers })
      for (const { reference } of body.data) references.add(reference)
      if (body.data.length === 0) return references
    }
  }

  async mailedReferences() {
    const { body } = await mustCall(`${this.url}/dev/mail`, { method: 'GET' })
    return new Set(body.data.map(({ subject }: { subject: string }) => subject.split(' ').at(-1)))
  }

  async person({ headers }: Person) {
    const { body: user } = await call(`${this.url}/check/auth`, { headers })
    const { body: wishlist } = await call(`${this.url}/user/get/wishlist`, { headers })
    return {
      city: user.data?.address.city_name,
      wishlist: new Set(wishlist.data?.map(({ id }: { id: number }) => id)),
    }
  }
}

/** @returns missing and partial writes */
export async function compare(ledger: Ledger, view: StaffView): Promise<string[]> {
  const faults = []
  const stored = await view.enquiries()
  for (const reference of ledger.enquiries) if (!stored.has(reference)) faults.push(`the enquiry ${reference} is lost`)
  const mailed = await view.mailedReferences()
  // The local outbox shows the latest hundred; older ones were checked in their own round.
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
