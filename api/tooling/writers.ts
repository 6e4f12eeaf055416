import { randomInt } from 'node:crypto'
import { call, mustCall, signIn } from './calls'
import type { Ledger, Person } from './ledger'

/** A client that writes one thing after the other until the api is gone, and records acknowledged writes. */
export class Writer {
  stopped = false

  constructor(
    private readonly url: string,
    private readonly ledger: Ledger,
    private readonly person: Person,
  ) {}

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
      // The api is gone: unfinished writes stay "perhaps".
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

  note(write: () => void) {
    this.ledger.acknowledged += 1
    write()
  }
}
