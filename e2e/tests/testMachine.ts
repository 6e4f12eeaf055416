import { site } from '../site'
import { siteRegistry } from '../siteRegistry'

/** A machine of one try of one test: one that was on the site before is not new when it returns. */
export class TestMachine {
  readonly name: string
  readonly slug: string

  constructor(kind: string) {
    this.name = `${kind} ${Date.now()}`
    this.slug = this.name.toLowerCase().replaceAll(' ', '-')
  }

  /** Puts it onto the site, or changes it there; it is a copy of the first machine but for these values. */
  publish(values: { price?: number } = {}) {
    return this.write({ ...values, published_at: new Date().toISOString() })
  }

  /** Takes it off again, for the tests that come after. */
  takeOff() {
    return this.write({ published_at: null })
  }

  private async write(values: object) {
    const programs = siteRegistry(site)
    const content = await programs.call('GET', '/api/office/content')
    const { name, slug } = this
    const machine = { ...content.machines[0], name, slug, model: '', former_slugs: [], ...values }
    await programs.post('/api/office/content', { ...content, options: {}, pages: [], posts: [], machines: [machine] })
  }
}
