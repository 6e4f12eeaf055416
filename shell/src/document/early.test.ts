import { readFileSync } from 'node:fs'
import path from 'node:path'

describe('the script before those of the page', () => {
  it('opens and closes only disclosures that are not interactive yet', () => {
    const early = readFileSync(path.join(__dirname, 'early.js'), 'utf8')
    // biome-ignore lint/security/noGlobalEval: our own file, run the way a script element runs it
    window.eval(early)
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
})
