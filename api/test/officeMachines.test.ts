import type { DraftMachine } from '@brightfill/shared/contract'
import { enquire } from './enquire'
import { newPerson, Office } from './office'
import { onDatabases } from './site'

onDatabases('machines in the office', (site) => {
  let editor: Office
  let seller: Office
  beforeAll(async () => {
    await newPerson(site(), 'editor@machines.example', ['editor'], 'Ines Carvalho')
    await newPerson(site(), 'sales@machines.example', ['sales'], 'Tom Whitlock')
    editor = await Office.open(site(), 'editor@machines.example')
    seller = await Office.open(site(), 'sales@machines.example')
  })

  const open = async (id: number) => (await seller.get(`/machines/${id}`)).body.data
  const onSite = (slug: string) => site().post('/get/product-post', { slug })
  const act = (office: Office, { id, version }: { id: number; version: number }, action: string, body: object = {}) =>
    office.post(`/machines/${id}/${action}`, { version, ...body })
  const createdBy = async (office: Office, item: Partial<DraftMachine>) =>
    (await office.post('/machines', { item })).body.data
  const found = async (query: string) => (await seller.get(`/machines?${query}`)).body

  /** A content file with only machines. */
  const catalogue = { categories: [], bottles: [], beverages: [], manufacturers: [] }
  const only = { options: {}, pages: [], posts: [], catalogue }
  /** A machine that is on the site. */
  async function published(slug: string, item: Partial<DraftMachine> = {}) {
    const made = await createdBy(seller, { name: `Filler ${slug}`, slug, model: 'X 1', price: 1000, ...item })
    const answer = await act(seller, made, 'publish')
    expect(answer.status).toBe(200)
    return answer.body.data
  }

  it('a saved draft is not public until it is published, and then all of it is at once [O-12, O-15]', async () => {
    const { categories, bottles } = (await editor.get('/catalogue')).body.data
    const made = await createdBy(editor, { name: 'Linear capper' })
    expect(made).toMatchObject({ state: 'draft', live: null, item: { name: 'Linear capper', price: null } })
    const item = { slug: 'linear-capper-lc-8', categories: [categories[0].name], bottles: [bottles[0].name] }
    const saved = (await act(editor, made, 'draft', { item })).body.data
    expect(saved).toMatchObject({ state: 'draft', draft: { by: 'Ines Carvalho' }, item })
    expect((await onSite(item.slug)).status).toBe(404)

    const live = (await act(editor, saved, 'publish', { note: 'First' })).body.data
    expect(live).toMatchObject({ state: 'live', draft: null, item, live: item })
    expect((await onSite(item.slug)).body.product).toMatchObject({ id: made.id, name: 'Linear capper' })
    expect((await site().post('/get/products', { filters: { search: 'linear capper' } })).body.data).toMatchObject([
      { id: made.id },
    ])

    const changed = (await act(editor, live, 'draft', { item: { name: 'Linear capper, rebuilt' } })).body.data
    expect(changed).toMatchObject({ state: 'changes', live: { name: 'Linear capper' } })
    expect((await onSite(item.slug)).body.product.name).toBe('Linear capper')
    expect((await act(editor, changed, 'discard')).status).toBe(200)
    expect(await open(made.id)).toMatchObject({ state: 'live', item: { name: 'Linear capper' } })
  })

  it('a draft equal to the live machine is removed [O-12]', async () => {
    const live = await published('same-again')
    const other = (await act(seller, live, 'draft', { item: { name: 'Other' } })).body.data
    const same = (await act(seller, other, 'draft', { item: { name: live.item.name } })).body.data
    expect(same).toMatchObject({ state: 'live', draft: null })
  })

  it('publishing refuses only what would break the page, by field [O-35]', async () => {
    const made = await createdBy(editor, { name: ' ', slug: 'Not An Address', year: 20 })
    const refused = await act(editor, made, 'publish')
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.errors).sort()).toEqual(['name', 'slug'])
    const other = await published('taken-address')
    const again = (await act(editor, made, 'draft', { item: { name: 'Labeller', slug: 'taken-address' } })).body.data
    expect((await act(editor, again, 'publish')).body.errors).toEqual({ slug: ['Another machine has this address'] })
    expect((await onSite('taken-address')).body.product.id).toBe(other.id)
    const unknown = (await act(editor, again, 'draft', { item: { slug: 'labeller-9', categories: ['No such'] } })).body
    expect((await act(editor, unknown.data, 'publish')).body.errors.item[0]).toContain('"No such"')
    expect((await onSite('labeller-9')).status).toBe(404)
  })

  it('the later of two conflicting saves is refused, with the other colleague’s name and changes [O-14]', async () => {
    const live = await published('at-once')
    await act(editor, live, 'draft', { item: { name: 'By the editor' } })
    const refused = await act(seller, live, 'draft', { item: { name: 'By sales' } })
    expect(refused.status).toBe(409)
    expect(refused.body).toMatchObject({ code: 'changed', changed: { by: 'Ines Carvalho' } })
    const { version, item } = refused.body.changed.present.data
    expect(item.name).toBe('By the editor')
    const merged = await act(seller, { ...live, version }, 'draft', { item: { name: 'By both' } })
    expect(merged.body.data.item.name).toBe('By both')
    expect((await act(seller, live, 'publish')).status).toBe(409)
  })

  it('sales may change price and selling state, an editor may not [O-07]', async () => {
    const live = await published('for-sale')
    expect((await act(editor, live, 'draft', { item: { price: 5 } })).status).toBe(403)
    expect((await act(editor, live, 'draft', { item: { selling_state: 'sold' } })).status).toBe(403)
    expect((await act(editor, live, 'sale', { price: 5 })).status).toBe(403)
    expect((await createdBy(editor, { name: 'Free', price: 1 })).item.price).toBeNull()
    const changed = (await act(editor, live, 'draft', { item: { ...live.item, name: 'Renamed' } })).body.data

    const sold = await act(seller, changed, 'sale', { price: 900, selling_state: 'reserved' })
    expect(sold.body.data).toMatchObject({ state: 'changes', item: { name: 'Renamed', price: 900 } })
    expect((await onSite('for-sale')).body.product).toMatchObject({
      name: 'Filler for-sale',
      price: 900,
      selling_state: 'reserved',
    })
    const draft = await createdBy(seller, { name: 'Not yet live' })
    const priced = (await act(seller, draft, 'sale', { price: 12 })).body.data
    expect(priced).toMatchObject({ state: 'draft', item: { price: 12 } })
  })

  it('a machine taken offline keeps its address and comes back as it was [O-12]', async () => {
    const live = await published('away')
    const offline = (await act(editor, live, 'offline')).body.data
    expect(offline).toMatchObject({ state: 'offline', item: { name: live.item.name } })
    expect((await onSite('away')).status).toBe(404)
    expect((await found('state=offline&search=away')).data).toMatchObject([{ id: live.id, state: 'offline' }])
    const back = (await act(editor, offline, 'publish')).body.data
    expect(back.state).toBe('live')
    expect((await onSite('away')).body.product.id).toBe(live.id)
  })

  it('deleting a machine lists its uses first, moves it to the bin, and restoring brings it back offline as it was [O-18]', async () => {
    const live = await published('binned-one', { sku: 'BIN-1' })
    await act(seller, live, 'draft', { item: { capacity: '900 bottles/h' } })
    await enquire(site(), { slug: 'binned-one' })
    const uses = (await editor.get(`/machines/${live.id}/uses`)).body.data
    expect(uses).toEqual([{ kind: 'enquiries', count: 1 }])
    const gone = await act(editor, await open(live.id), 'delete')
    expect(gone.status).toBe(200)
    expect((await onSite('binned-one')).status).toBe(404)
    expect((await seller.get(`/machines/${live.id}`)).status).toBe(404)
    expect((await found('search=bin-1')).data).toEqual([])
    expect(JSON.stringify(await site().exportContent())).not.toContain('binned-one')
    const other = await createdBy(seller, { name: 'Other', slug: 'binned-one' })
    expect((await act(seller, other, 'publish')).body.errors).toEqual({ slug: ['Another machine has this address'] })

    const binned = (await editor.get('/machine-bin')).body.data
    expect(binned).toMatchObject([{ id: String(live.id), name: 'Filler binned-one X 1', by: 'Ines Carvalho' }])
    const back = await editor.post(`/machine-bin/${live.id}/restore`)
    expect(back.body.data).toMatchObject({ state: 'offline', item: { capacity: '900 bottles/h', sku: 'BIN-1' } })
    expect((await editor.get('/machine-bin')).body.data).toEqual([])
    expect((await editor.post(`/machine-bin/${live.id}/restore`)).status).toBe(404)
  })

  it('an unpublished draft goes into the bin as well, and an import brings a machine back [O-18]', async () => {
    const draft = await createdBy(editor, { name: 'Binned draft', sku: 'BIN-2' })
    await act(editor, draft, 'delete')
    expect((await found('search=bin-2')).data).toEqual([])
    expect((await act(editor, draft, 'draft', { item: { name: 'Typed on' } })).status).toBe(404)
    const back = await editor.post(`/machine-bin/${draft.id}/restore`)
    expect(back.body.data).toMatchObject({ state: 'draft', item: { name: 'Binned draft' } })

    const live = await published('binned-import')
    const file = await site().exportContent()
    await act(editor, live, 'delete')
    await site().importContent({
      ...only,
      machines: file.machines.filter(({ slug }: { slug: string }) => slug === 'binned-import'),
    })
    expect((await open(live.id)).state).toBe('live')
    expect((await editor.get('/machine-bin')).body.data).toEqual([])
  })

  it('after a change of address the former one still leads to the machine [O-34]', async () => {
    const live = await published('former-address')
    const draft = (await act(editor, live, 'draft', { item: { slug: 'new-address' } })).body.data
    await act(editor, draft, 'publish')
    expect((await onSite('former-address')).body.product).toMatchObject({ id: live.id, slug: 'new-address' })
    expect((await found('slug=former-address')).data).toMatchObject([{ id: live.id }])
    const again = (await act(editor, await open(live.id), 'draft', { item: { slug: 'former-address' } })).body.data
    await act(editor, again, 'publish')
    expect((await onSite('new-address')).body.product).toMatchObject({ id: live.id, slug: 'former-address' })
  })

  it('all published versions are kept with author and note, and an old one can become the draft [O-17]', async () => {
    const live = await published('versions')
    const draft = (await act(editor, live, 'draft', { item: { name: 'Second name' } })).body.data
    await act(editor, draft, 'publish', { note: 'Rebuild report in' })
    const { data } = (await editor.get(`/machines/${live.id}/versions`)).body
    expect(data).toMatchObject([
      { number: 2, by: 'Ines Carvalho', note: 'Rebuild report in' },
      { number: 1, by: 'Tom Whitlock', note: '' },
    ])
    const first = (await editor.get(`/machines/${live.id}/versions/1`)).body.data
    expect(first.item).toMatchObject({ name: 'Filler versions', price: 1000 })
    const sale = (await act(seller, await open(live.id), 'sale', { price: 700 })).body.data
    const restored = (await act(editor, sale, 'restore', { number: 1 })).body.data
    expect(restored).toMatchObject({ state: 'changes', item: { name: 'Filler versions', price: 700 } })
    expect((await onSite('versions')).body.product.name).toBe('Second name')
  })

  it('changes by an import are kept as a version too [O-17]', async () => {
    const live = await published('imported')
    const file = await site().exportContent()
    const machine = file.machines.find(({ slug }: { slug: string }) => slug === 'imported')
    await site().importContent({ ...only, machines: [{ ...machine, name: 'By import' }] })
    const draft = (await act(editor, await open(live.id), 'draft', { item: { name: 'After import' } })).body.data
    await act(editor, draft, 'publish')
    const { data } = (await editor.get(`/machines/${live.id}/versions`)).body
    expect(data.map(({ number, by }: { number: number; by: string }) => [number, by])).toEqual([
      [3, 'Ines Carvalho'],
      [2, ''],
      [1, 'Tom Whitlock'],
    ])
    expect((await editor.get(`/machines/${live.id}/versions/2`)).body.data.item.name).toBe('By import')
  })

  it('an export has neither drafts nor versions [O-12]', async () => {
    await createdBy(editor, { name: 'Only a draft', slug: 'only-a-draft' })
    const live = await published('exported')
    await act(editor, live, 'draft', { item: { name: 'Draft of the exported' } })
    const text = JSON.stringify(await site().exportContent())
    expect(text).toContain('Filler exported')
    expect(text).not.toContain('Draft of the exported')
    expect(text).not.toContain('only-a-draft')
  })

  it('the list finds machines by words, state, category and price, including those of drafts [O-33]', async () => {
    const { categories } = (await seller.get('/catalogue')).body.data
    const one = await published('listed-one', { sku: 'ZQ-77-001', categories: [categories[0].name], price: 5 })
    const two = await createdBy(seller, { name: 'Second', sku: 'ZQ-77-002', price: null, year: 1999 })
    await act(seller, one, 'draft', { item: { name: 'First, changed' } })
    const all = await found('search=zq-77&sort=name&order=asc')
    expect(all).toMatchObject({
      total: 2,
      data: [
        { id: one.id, name: 'First, changed', state: 'changes', changed_by: 'Tom Whitlock', price: 5 },
        { id: two.id, name: 'Second', state: 'draft', year: 1999, price: null },
      ],
    })
    const ids = async (query: string) => (await found(`search=zq-77&${query}`)).data.map(({ id }: { id: number }) => id)
    expect(await ids('state=draft')).toEqual([two.id])
    expect(await ids('state=changes')).toEqual([one.id])
    expect(await ids('state=live')).toEqual([])
    expect(await ids('unpriced=1')).toEqual([two.id])
    expect(await ids(`category=${encodeURIComponent(categories[0].name)}`)).toEqual([one.id])
    expect(await ids('sort=price&order=desc')).toEqual([one.id, two.id])
    expect(await ids('sort=changed_at&perPage=1&page=2')).toEqual([two.id])
  })

  it('the form is made from the schema, which has the labels of its fields [O-23]', async () => {
    const { data } = (await editor.get('/machine-schema')).body
    expect(data.properties.sku).toMatchObject({ type: 'string', title: 'SKU' })
    expect(data.properties.price).toMatchObject({ title: 'Price', anyOf: [{ type: 'integer' }, { type: 'null' }] })
    expect(data.properties.description).toMatchObject({ contentMediaType: 'text/html' })
  })

  it('groups and names from specifications of other machines are suggested [O-34]', async () => {
    const specifications = [{ name: 'Suggested name', value: '1' }]
    await published('suggesting', { technical_specifications: [{ title: 'Suggested group', specifications }] })
    const { data } = (await editor.get('/specification-names')).body
    expect(data).toContainEqual({ title: 'Suggested group', names: ['Suggested name'] })
  })

  it('a copy has everything except what is unique to the machine [O-37]', async () => {
    const live = await published('copied', { sku: 'ONE-OF-A-KIND', capacity: '900 bottles/h' })
    const copy = (await editor.post('/machines', { item: {}, copy_of: live.id })).body.data
    expect(copy).toMatchObject({ state: 'draft', item: { name: live.item.name, capacity: '900 bottles/h' } })
    expect(copy.item).toMatchObject({ slug: '', sku: '', price: null, selling_state: 'available' })
    expect(copy.id).not.toBe(live.id)
  })

  it('a name of a list is added, renamed with its machines and drafts, merged and ordered [O-39]', async () => {
    const change = (action: string, body: object) =>
      editor.post(`/catalogue/${action}`, { list: 'categories', ...body })
    expect((await change('add', { name: 'Test cappers' })).body.data.categories.at(-1)).toEqual({
      name: 'Test cappers',
      machines: 0,
    })
    expect((await change('add', { name: 'Test cappers' })).status).toBe(409)
    const live = await published('listed-capper', { categories: ['Test cappers'] })
    const draft = await createdBy(editor, { name: 'Draft capper', categories: ['Test cappers'] })
    expect((await change('remove', { name: 'Test cappers' })).status).toBe(409)
    await change('rename', { name: 'Test cappers', to: 'Closing machines' })
    expect((await open(live.id)).item.categories).toEqual(['Closing machines'])
    expect((await open(draft.id)).item.categories).toEqual(['Closing machines'])
    const byName = await site().post('/get/products', { filters: { search: 'closing filler' } })
    expect(byName.body.data).toMatchObject([{ id: live.id }])

    const { categories } = (await editor.get('/catalogue')).body.data
    const [first] = categories
    await change('rename', { name: 'Closing machines', to: first.name })
    expect((await open(live.id)).item.categories).toEqual([first.name])
    expect((await onSite('listed-capper')).body.product.category_name).toBe(first.name)
    const names = (await editor.get('/catalogue')).body.data.categories.map(({ name }: { name: string }) => name)
    expect(names).not.toContain('Closing machines')
    const turned = [...names].reverse()
    const ordered = (await change('order', { names: turned })).body.data.categories
    expect(ordered.map(({ name }: { name: string }) => name)).toEqual(turned)
  })

  it('rich text is sanitised when it is saved', async () => {
    const made = await createdBy(editor, {
      name: 'Hostile',
      description: '<p onclick="x()">Fine</p><script>x()</script>',
    })
    expect(made.item.description).toBe('<p>Fine</p>')
  })
})
