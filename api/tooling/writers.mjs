import { randomInt } from 'node:crypto'

/**
 * @typedef {import('./ledger.mjs').Ledger} Ledger
 * @typedef {import('./ledger.mjs').Person} Person
 */

/**
 * @param {string} url
 * @param {string} address
 * @param {{ method?: string, fields?: object, token?: string, cookie?: string }} [options]
 */
async function call(url, address, { method = 'POST', fields, token, cookie } = {}) {
  const response = await fetch(url + address, {
    method,
    headers: {
      ...(fields && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    body: fields && JSON.stringify(fields),
    signal: AbortSignal.timeout(60_000),
  })
  const [received = ''] = response.headers.get('set-cookie')?.split(';') ?? []
  return { status: response.status, cookie: received, body: await response.json() }
}

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
    const { status } = await call(this.url, '/registration/account', {
      fields: { name: 'Writer', phone: '01632 960001', email, password },
    })
    if (status !== 201) throw new Error(`A writer could not register: ${status}`)
    const { body } = await call(this.url, '/user/login/account/auth', {
      fields: { login: email, password, remember: 1 },
    })
    this.person.token = body.token
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
    const { status, body } = await call(this.url, '/submit-form-footer', { fields })
    if (status === 201) this.note(() => this.ledger.enquiries.add(body.reference))
  }

  async save() {
    const machine = randomInt(1, 13)
    const saved = randomInt(2) === 1
    const { saved: states, token } = this.person
    states.set(machine, { is: states.get(machine)?.is ?? false, perhaps: saved })
    const { status } = await call(this.url, '/post/checked-wishlist', {
      fields: { event_id: machine, isChecked: saved },
      token,
    })
    if (status === 200) this.note(() => states.set(machine, { is: saved, perhaps: undefined }))
    else if (status === 404) states.delete(machine) // a draft
  }

  async move() {
    const city_name = `City ${randomInt(1e9)}`
    this.person.city.perhaps = city_name
    const { status } = await call(this.url, '/user/change-user', {
      fields: { address: { city_name } },
      token: this.person.token,
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
   * @param {{ token: string, cookie: string }} office
   */
  constructor(url, office) {
    this.url = url
    this.office = office
  }

  /** @param {string} url */
  static async open(url) {
    const { body } = await call(url, '/user/login/account/auth', {
      fields: { login: 'staff@brightfill.example', password: 'Brightfill1' },
    })
    const { token } = body
    const { cookie } = await call(url, '/api/office/session', { fields: {}, token })
    return new StaffView(url, { token, cookie })
  }

  /** References of all enquiries. */
  async enquiries() {
    const references = new Set()
    for (let page = 1; ; page += 1) {
      const address = `/api/office/inbox?kind=enquiry&show=all&perPage=100&page=${page}`
      const { body } = await call(this.url, address, { method: 'GET', ...this.office })
      for (const { reference } of body.data) references.add(reference)
      if (body.data.length === 0) return references
    }
  }

  async mailedReferences() {
    const { body } = await call(this.url, '/dev/mail', { method: 'GET' })
    return new Set(body.data.map((/** @type {{ subject: string }} */ { subject }) => subject.split(' ').at(-1)))
  }

  /** @param {Person} person */
  async person({ token }) {
    const { body: user } = await call(this.url, '/check/auth', { token })
    const { body: wishlist } = await call(this.url, '/user/get/wishlist', { token })
    return {
      city: user.data?.address.city_name,
      wishlist: new Set(wishlist.data?.map((/** @type {{ id: number }} */ { id }) => id)),
    }
  }
}
