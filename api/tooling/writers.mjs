import { randomInt } from 'node:crypto'
import { call, mustCall, openOffice, signIn } from './calls.mjs'

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {import('./ledger.mjs').Person} Person
 */

/** Somebody who writes one thing after the other until the api is gone, and notes what was acknowledged. */
export class Writer {
  stopped = false

  /**
   * @param {string} url
   * @param {Ledger} ledger
   * @param {Person} person
   */
  constructor(url, ledger, person) {
    this.url = url
    this.ledger = ledger
    this.person = person
  }

  async register() {
    const { email, password } = this.person
    const fields = { name: 'Writer', phone: '01632 960001', email, password }
    await mustCall(`${this.url}/registration/account`, { fields })
    this.person.headers = await signIn(this.url, { login: email, password, remember: 1 })
  }

  stop() {
    this.stopped = true
  }

  async run() {
    const kinds = [() => this.enquire(), () => this.save(), () => this.move()]
    try {
      while (!this.stopped) await kinds[randomInt(kinds.length)]?.()
    } catch {
      // The api is gone: what was under way stays "perhaps".
    }
  }

  async enquire() {
    const fields = {
      name: 'Writer',
      company_name: `No. ${randomInt(1e9)}`,
      phone: '01632 960001',
      message: 'x'.repeat(randomInt(3000)),
    }
    const { status, body } = await call(`${this.url}/submit-form-footer`, { fields })
    if (status === 201) this.note(() => this.ledger.enquiries.add(body.reference))
  }

  async save() {
    const machine = randomInt(1, 13)
    const saved = randomInt(2) === 1
    const { saved: states, headers } = this.person
    states.set(machine, { is: states.get(machine)?.is ?? false, perhaps: saved })
    const { status } = await call(`${this.url}/post/checked-wishlist`, {
      fields: { event_id: machine, isChecked: saved },
      headers,
    })
    if (status === 200) this.note(() => states.set(machine, { is: saved, perhaps: undefined }))
    else if (status === 404) states.delete(machine) // a draft
  }

  async move() {
    const city_name = `City ${randomInt(1e9)}`
    this.person.city.perhaps = city_name
    const { status } = await call(`${this.url}/user/change-user`, {
      fields: { address: { city_name } },
      headers: this.person.headers,
    })
    if (status === 200) this.note(() => Object.assign(this.person.city, { is: city_name, perhaps: undefined }))
  }

  /** @param {() => void} write */
  note(write) {
    this.ledger.acknowledged += 1
    write()
  }
}

/** The state of the api, as staff and the writers themselves can see it. */
export class StaffView {
  /**
   * @param {string} url
   * @param {Record<string, string>} headers of an office
   */
  constructor(url, headers) {
    this.url = url
    this.headers = headers
  }

  /** @param {string} url */
  static async open(url) {
    return new StaffView(url, (await openOffice(url)).headers)
  }

  /** References of all enquiries. */
  async enquiries() {
    const references = new Set()
    for (let page = 1; ; page += 1) {
      const address = `/api/office/inbox?kind=enquiry&show=all&perPage=100&page=${page}`
      const { body } = await mustCall(this.url + address, { method: 'GET', headers: this.headers })
      for (const { reference } of body.data) references.add(reference)
      if (body.data.length === 0) return references
    }
  }

  async mailedReferences() {
    const { body } = await mustCall(`${this.url}/dev/mail`, { method: 'GET' })
    return new Set(body.data.map((/** @type {{ subject: string }} */ { subject }) => subject.split(' ').at(-1)))
  }

  /** @param {Person} person */
  async person({ headers }) {
    const { body: user } = await call(`${this.url}/check/auth`, { headers })
    const { body: wishlist } = await call(`${this.url}/user/get/wishlist`, { headers })
    return {
      city: user.data?.address.city_name,
      wishlist: new Set(wishlist.data?.map((/** @type {{ id: number }} */ { id }) => id)),
    }
  }
}
