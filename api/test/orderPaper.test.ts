import { newPerson, Office } from './office'
import { runProgram } from './runProgram'
import { onDatabases } from './site'

onDatabases('the paper of an order', (site) => {
  let office: Office
  beforeAll(async () => {
    office = await Office.open(site(), 'staff@brightfill.example', 'Brightfill1')
  })
  async function customer(email: string) {
    await newPerson(site(), email)
    return (await office.get(`/customers?search=${email}`)).body.data[0].id as number
  }
  const login = async (email: string) => ({ Authorization: `Bearer ${await site().signIn(email, 'Abcdefg1')}` })

  it('is a PDF that only staff and its customer can download [O-50]', async () => {
    const email = 'paper@orders.example'
    const id = await customer(email)
    const chosen: { slug: string; name: string }[] = (await site().post('/get/products', {})).body.data.slice(0, 2)
    const slugs = chosen.map(({ slug }) => slug)
    const made = await office.post('/orders', { customer: id, machines: slugs, status: 'In preparation' })
    const number = made.body.data.id
    // More than fits on a page.
    for (const place of ['Hull', 'Győr', 'Łódź', 'Hull', 'Hull'])
      await office.post(`/orders/${number}/status`, {
        status: 'In transit',
        on: '2026-11-20',
        note: `${place}. ${'Two crates on a lorry. '.repeat(40)}`,
      })
    const mine = `/api/user/orders/${number}/order.pdf`
    const headers = await login(email)
    const answer = await site().get(mine, headers)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="order-${number}.pdf"`)
    expect(answer.headers.get('cache-control')).toBe('no-store')

    const { text, totalPages, links } = await runProgram<{ text: string; totalPages: number; links: string[] }>(
      'readPdf',
      site().url + mine,
      JSON.stringify(headers),
    )
    for (const words of [`Order ${number}`, 'Ines Carvalho', email, 'In transit', ...chosen.map(({ name }) => name)])
      expect(text).toContain(words)
    for (const words of ['20 Nov. 2026', 'Łódź. Two crates', 'Brightfill Machinery Ltd', 'Page 2 of 2'])
      expect(text).toContain(words)
    expect(totalPages).toBe(2)
    expect(links).toEqual(slugs.map((slug) => expect.stringMatching(new RegExp(`/products/${slug}$`))))

    const byStaff = await office.get(`/orders/${number}/order.pdf`)
    expect([byStaff.status, byStaff.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await office.get('/orders/999999/order.pdf')).status).toBe(404)
    expect((await site().get(mine)).status).toBe(401)
    await customer('reader@orders.example')
    expect((await site().get(mine, await login('reader@orders.example'))).status).toBe(404)
  })
})
