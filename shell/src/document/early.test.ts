import { readFileSync } from 'node:fs'
import path from 'node:path'

function runEarly({ narrow = false, connection }: { narrow?: boolean; connection?: object } = {}) {
  Object.assign(window, { matchMedia: () => ({ matches: narrow }) })
  Object.assign(navigator, { connection })
  document.documentElement.dataset.font = '/font.woff2'
  // biome-ignore lint/security/noGlobalEval: our own file, run the way a script element runs it
  window.eval(`{${readFileSync(path.join(__dirname, 'early.js'), 'utf8')}}`)
}

const fontRequest = () => document.querySelector('link[rel="preload"][href="/font.woff2"]')

afterEach(() => {
  document.head.replaceChildren()
  delete document.documentElement.dataset.letters
})

describe('the script before those of the page', () => {
  it('opens and closes only disclosures that are not interactive yet', () => {
    runEarly()
    document.body.innerHTML =
      '<button data-early aria-expanded="false" aria-controls="a"><span>How long?</span></button><p id="a" hidden></p>' +
      '<button aria-expanded="false" aria-controls="b">How much?</button><p id="b" hidden></p>'
    const [question, other] = document.querySelectorAll('button')
    question?.querySelector('span')?.click()
    other?.click()
    expect(question).toHaveAttribute('aria-expanded', 'true')
    expect(document.getElementById('a')).not.toHaveAttribute('hidden')
    expect(other).toHaveAttribute('aria-expanded', 'false')
    expect(document.getElementById('b')).toHaveAttribute('hidden')
    question?.click()
    expect(question).toHaveAttribute('aria-expanded', 'false')
    expect(document.getElementById('a')).toHaveAttribute('hidden')
  })

  it.each([
    ['a computer on a slow line', { connection: { effectiveType: '3g', downlink: 1.6 } }],
    ['a phone on a quick line', { narrow: true, connection: { effectiveType: '4g', downlink: 10 } }],
    ['a phone that tells nothing of its line', { narrow: true }],
  ])('requests the font ahead on %s', (_, device) => {
    runEarly(device)
    expect(fontRequest()).toMatchObject({ as: 'font' })
    expect(document.documentElement.dataset.letters).toBeUndefined()
  })

  it.each([
    { effectiveType: '4g', downlink: 1.6 },
    { effectiveType: '3g', downlink: 10 },
  ])('begins a phone on a slow line in its own letters: %j', (connection) => {
    runEarly({ narrow: true, connection })
    expect(fontRequest()).toBeNull()
    expect(document.documentElement.dataset.letters).toBe('device')
  })
})
