import { machineLine } from '@brightfill/shared/constants'
import { newPerson, Office } from './office'
import { runProgram } from './runProgram'
import { onDatabases } from './site'

const password = 'Abcdefg1'

onDatabases('orders in the office', (site) => {
  let office: Office
  beforeAll(async () => {
    office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
  })
  const machines = async () =>
    (await site().post('/get/products', {})).body.data.slice(0, 2) as {
      slug: string
      name: string
      price: number | null
    }[]
  async function customer(email: string) {
    await newPerson(site(), email)
    return (await office.get(`/customers?search=${email}`)).body.data[0].id as number
  }
  const login = async (email: string) => ({ Authorization: `Bearer ${await site().signIn(email, password)}` })

  it('staff create an order of machines; the customer finds it with each step and gets mails [O-50]', async () => {
    const email = 'buyer@orders.example'
    const id = await customer(email)
    const [one, other] = await machines()
    const chosen = [other?.slug, one?.slug]
    const made = await office.post('/orders', {
      customer: id,
      machines: chosen,
      status: 'In preparation',
      note: 'Crated in Hull',
    })
    expect(made.status).toBe(200)
    const order = made.body.data
    expect(order).toMatchObject({ customer: { id }, status_name: 'In preparation', email })
    expect(order.machines).toMatchObject(
      [other, one].map((machine) => ({ slug: machine?.slug, name: machine?.name, price: machine?.price, live: true })),
    )
    const sent = await office.post(`/orders/${order.id}/status`, { status: 'In transit', on: '2026-11-20' })
    expect(sent.body.data.steps).toMatchObject([
      { status_name: 'In preparation', note: 'Crated in Hull' },
      { status_name: 'In transit', on: '2026-11-20', note: '' },
    ])
    const mine = await site().get(`/api/user/orders/${order.id}`, await login(email))
    expect(mine.body.data).toMatchObject({ id: order.id, status_name: 'In transit', machines: order.machines })
    expect(mine.body.data.steps).toHaveLength(2)
    expect(JSON.stringify(mine.body)).not.toContain('"by"')
    expect(await site().linkMailedTo(email)).toContain(`/user/orders/${order.id}`)
    const { data } = (await office.get(`/activity?thing=Order+${order.id}`)).body
    expect(data.map(({ kind }: { kind: string }) => kind)).toEqual(['order status', 'order created'])
  })

  it('an order can reserve its machines, and free them again [O-36]', async () => {
    const id = await customer('reserving@orders.example')
    const [machine] = await machines()
    const body = { customer: id, machines: [machine?.slug], status: 'In preparation', selling_state: 'reserved' }
    const order = (await office.post('/orders', body)).body.data
    const onSite = async () => (await site().post('/get/product-post', { slug: machine?.slug ?? '' })).body.product
    expect((await onSite()).selling_state).toBe('reserved')
    await office.post(`/orders/${order.id}/status`, { status: 'Cancelled', selling_state: 'available' })
    expect((await onSite()).selling_state).toBe('available')
    const { data } = (await office.get('/activity?kind=machine+published')).body
    expect(data[0]).toMatchObject({ before: 'selling state: reserved', after: 'selling state: available' })
  })

  it('the first mail confirms the order with lines, prices and total; list and later mails have model and SKU too [O-71]', async () => {
    const email = 'confirmed@orders.example'
    const id = await customer(email)
    const [one, other] = await machines()
    const body = {
      customer: id,
      machines: [one?.slug, other?.slug],
      prices: [91_500, 12_000],
      status: 'In preparation',
    }
    const { data: order } = (await office.post('/orders', { ...body, note: 'Crated in Hull' })).body
    const lines = order.machines.map(machineLine) as string[]
    for (const [index, machine] of order.machines.entries()) {
      expect([machine.model, machine.sku]).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)])
      expect(lines[index]).toContain(`SKU ${machine.sku}`)
    }
    const first = await site().mailTo(email)
    expect(first?.subject).toBe(`Confirmation of order ${order.id}`)
    for (const said of [`${lines[0]}: £91,500`, `${lines[1]}: £12,000`, 'Total: £103,500', 'Crated in Hull'])
      expect(first?.text).toContain(said)
    expect((await office.get(`/orders?search=${email}`)).body.data[0].machines).toEqual(lines)
    await office.post(`/orders/${order.id}/status`, { status: 'In transit' })
    const second = await site().mailTo(email)
    expect(second?.subject).toBe(`Your order ${order.id}: In transit`)
    for (const line of lines) expect(second?.text).toContain(line)
  })

  it('a save does not silently overwrite a status that a colleague has set [O-90]', async () => {
    const [machine] = await machines()
    const order = { customer: await customer('two@orders.example'), machines: [machine?.slug], status: 'Delivered' }
    const { id, version } = (await office.post('/orders', order)).body.data
    await office.post(`/orders/${id}/status`, { status: 'Cancelled' })
    const late = await office.post(`/orders/${id}/status`, { status: 'In transit', version })
    expect([late.status, late.body.code]).toEqual([409, 'changed'])
    const { data } = late.body.changed.present
    expect([data.id, data.status_name]).toEqual([id, 'Cancelled'])
    const known = await office.post(`/orders/${id}/status`, { status: 'In transit', version: data.version })
    expect(known.body.data.status_name).toBe('In transit')
  })

  it('staff choose the statuses that end an order; the choice stays when only the names are saved [O-50, O-70]', async () => {
    const before = (await office.get('/order-statuses')).body.data as { name: string; ends: boolean }[]
    expect(before.filter(({ ends }) => ends).map(({ name }) => name)).toEqual(['Delivered', 'Cancelled'])
    const names = [...before.map(({ name }) => name), 'Refused']
    expect((await office.post('/order-statuses', { names, ending: ['Delivered', 'Refused'] })).status).toBe(200)
    const ending = async () =>
      (await office.get('/order-statuses')).body.data.flatMap((row: { name: string; ends: boolean }) =>
        row.ends ? row.name : [],
      )
    expect(await ending()).toEqual(['Delivered', 'Refused'])
    await office.post('/order-statuses', { names: names.toReversed() })
    expect(await ending()).toEqual(['Refused', 'Delivered'])
    await office.post('/order-statuses', { names: before.map(({ name }) => name), ending: ['Delivered', 'Cancelled'] })
  })

  it('orders are listed newest first, by number, customer and status [O-50]', async () => {
    const email = 'lister@orders.example'
    const id = await customer(email)
    const [machine] = await machines()
    const make = async () =>
      (await office.post('/orders', { customer: id, machines: [machine?.slug], status: 'Delivered' })).body.data.id
    const first = await make()
    const second = await make()
    const found = (await office.get(`/orders?search=${email}`)).body
    expect(found).toMatchObject({ total: 2, more: false })
    expect(found.data.map((row: { id: number }) => row.id)).toEqual([second, first])
    expect(found.data[0]).toMatchObject({
      customer: { id, name: 'Ines Carvalho' },
      machines: [expect.stringContaining(machine?.name ?? '-')],
    })
    expect((await office.get(`/orders?search=${first}`)).body.data[0].id).toBe(first)
    expect((await office.get(`/orders?search=${email}&status=Cancelled`)).body.total).toBe(0)
    const idsOf = async (words: string): Promise<number[]> =>
      (await office.get(`/orders?search=${encodeURIComponent(words)}`)).body.data.map((row: { id: number }) => row.id)
    // By its name on the page and in mails, and by the telephone number.
    for (const words of [`Order ${first}`, `order ${first}, ines`, `No. ${first}`])
      expect([words, await idsOf(words)]).toEqual([words, [first]])
    expect(await idsOf(`Order ${first} nobody`)).toEqual([])
    expect(await idsOf('01632 960000')).toContain(first)
  })

  it('an order shows whether mails reach the customer, and which machines are on the site [O-50]', async () => {
    const email = 'untold@orders.example'
    await site().post('/registration/account', { name: 'Uma', phone: '+44 1632 960000', email, password })
    const id = (await office.get(`/customers?search=${email}`)).body.data[0].id
    const [machine] = await machines()
    const made = await office.post('/orders', { customer: id, machines: [machine?.slug], status: 'Ordered' })
    expect(made.body.data).toMatchObject({ told: false, machines: [{ slug: machine?.slug, live: true }] })
    await site().confirmAddress(email)
    expect((await office.get(`/orders/${made.body.data.id}`)).body.data.told).toBe(true)
    const { catalogue, machines: all } = await site().exportContent()
    const [exported] = all.filter(({ slug }: { slug: string }) => slug === machine?.slug)
    const write = (published_at: string | null) => {
      const changed = [{ ...exported, published_at }]
      return site().importContent({ catalogue, posts: [], options: {}, pages: [], machines: changed })
    }
    await write(null)
    expect((await office.get(`/orders/${made.body.data.id}`)).body.data.machines[0].live).toBe(false)
    await write(exported.published_at)
  })

  it('an order has the prices of the site or those agreed; staff change them, and the log keeps both [O-50]', async () => {
    const email = 'prices@orders.example'
    const customerId = await customer(email)
    const [one, other] = await machines()
    const slugs = [one?.slug, other?.slug]
    const order = { customer: customerId, machines: slugs, status: 'In preparation' }
    const made = (await office.post('/orders', { ...order, prices: [91_500, null] })).body.data
    const pricesOf = (body: { machines: { price: number | null }[] }) => body.machines.map(({ price }) => price)
    expect(pricesOf(made)).toEqual([91_500, other?.price])
    const change = (prices: (number | null)[]) => office.post(`/orders/${made.id}/prices`, { prices })
    expect(pricesOf((await change([90_000, null])).body.data)).toEqual([90_000, null])
    const row = async () => (await office.get(`/orders?search=${email}`)).body.data[0]
    expect((await row()).total).toBeNull()
    await change([90_000, 4_500])
    expect((await row()).total).toBe(94_500)
    const headers = await login(email)
    const mine = await site().get(`/api/user/orders/${made.id}`, headers)
    expect(pricesOf(mine.body.data)).toEqual([90_000, 4_500])
    const paper = `${site().url}/api/user/orders/${made.id}/order.pdf`
    const { text } = await runProgram<{ text: string }>('readPdf', paper, JSON.stringify(headers))
    for (const words of ['£90,000', '£4,500', 'Total £94,500']) expect(text).toContain(words)

    const meanwhile = await office.post(`/orders/${made.id}/prices`, { prices: [1, 1], version: made.version })
    expect([meanwhile.status, pricesOf(meanwhile.body.changed.present.data)]).toEqual([409, [90_000, 4_500]])
    expect((await row()).total).toBe(94_500)
    const known = await office.post(`/orders/${made.id}/prices`, {
      prices: [1, null],
      version: meanwhile.body.changed.present.data.version,
    })
    expect(pricesOf(known.body.data)).toEqual([1, null])

    for (const wrong of [[1], [1, 2, 3], [-1, 1], [1.5, 1], ['1', 1]])
      expect((await office.post(`/orders/${made.id}/prices`, { prices: wrong })).status).toBe(422)
    expect((await office.post('/orders', { ...order, prices: [1] })).body.errors.prices).toHaveLength(1)
    expect((await office.post('/orders/999999/prices', { prices: [1] })).status).toBe(404)
    const { data } = (await office.get(`/activity?thing=Order+${made.id}`)).body
    const [latest] = data.filter(({ kind }: { kind: string }) => kind === 'order prices')
    expect(latest).toMatchObject({ before: '90000, 4500', after: '1, none' })
  })

  it('an order with unreadable days or times is refused, at the field', async () => {
    const email = 'days@orders.example'
    const [machine] = await machines()
    const order = { customer: await customer(email), machines: [machine?.slug], status: 'Delivered' }
    const { id } = (await office.post('/orders', order)).body.data
    const onDay = await office.post(`/orders/${id}/status`, { status: 'Shipped', on: '0000-01-01' })
    expect([onDay.status, Object.keys(onDay.body.errors)]).toEqual([422, ['on']])
    for (const from of ['2016-12-31T23:59:60Z', '9999-12-31T23:59:59-23:59', '0000-01-01T00:00:00Z']) {
      const { status, body } = await office.get(`/activity?from=${encodeURIComponent(from)}`)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['from']])
    }
  })

  it('unknown people and machines are refused, and no customer sees another’s order [O-50]', async () => {
    const id = await customer('refused@orders.example')
    const [machine] = await machines()
    const order = { customer: id, machines: [machine?.slug], status: 'Delivered' }
    expect((await office.post('/orders', { ...order, machines: ['none'] })).body.errors.machines).toEqual([
      'none is not in the catalogue',
    ])
    expect((await office.post('/orders', { ...order, customer: 999_999 })).body.errors.customer).toHaveLength(1)
    expect((await office.post('/orders', { ...order, status: ' ' })).status).toBe(422)
    expect((await office.post('/orders/999999/status', { status: 'Delivered' })).status).toBe(404)
    const made = (await office.post('/orders', order)).body.data.id
    await customer('stranger@orders.example')
    const stranger = await login('stranger@orders.example')
    expect((await site().get(`/api/user/orders/${made}`, stranger)).status).toBe(404)
  })

  it('staff keep the list of statuses; orders keep the one they have [O-50]', async () => {
    const names = async () => (await office.get('/order-statuses')).body.data.map(({ name }: { name: string }) => name)
    const versionNow = async () => (await office.get('/order-statuses')).body.version
    const [before, version] = [await names(), await versionNow()]
    expect((await office.post('/order-statuses', { names: ['Ordered ', 'At the port', 'Ordered'] })).status).toBe(200)
    expect(await names()).toEqual(['Ordered', 'At the port'])
    expect((await office.post('/order-statuses', { names: [] })).status).toBe(422)
    const late = await office.post('/order-statuses', { names: ['Mine'], version })
    expect([late.status, late.body.changed.present.data.length]).toEqual([409, 2])
    expect((await office.post('/order-statuses', { names: before, version: await versionNow() })).status).toBe(200)
    expect(await names()).toEqual(before)
  })

  it('a status removed from the list still finds and counts its orders [O-50, O-51]', async () => {
    const [machine] = await machines()
    const order = {
      customer: await customer('former@orders.example'),
      machines: [machine?.slug],
      status: 'At the quay',
    }
    const { id } = (await office.post('/orders', order)).body.data
    const listed = (await office.get('/order-statuses')).body.data
    const used = (await office.get('/order-statuses?used=1')).body.data
    expect(used.slice(0, listed.length)).toEqual(listed)
    expect(used.slice(listed.length).map(({ name }: { name: string }) => name)).toContain('At the quay')
    expect(new Set(used.map(({ id: number }: { id: number }) => number)).size).toBe(used.length)
    const { data } = (await office.get('/orders?status=At+the+quay')).body
    expect(data.map((row: { id: number }) => row.id)).toEqual([id])
    expect((await office.get('/home')).body.data.order_statuses).toContainEqual({ name: 'At the quay', count: 1 })
  })
})
