import { expect, test } from './fixtures'

test.use({ expectProblems: true })

test('a script of our own that comes without its hash does not run', async ({ page }) => {
  await page.goto('/products')
  const [src = '', integrity = ''] = await page.evaluate(() => {
    const script = document.querySelector<HTMLScriptElement>('script[src][integrity]')
    return [script?.src ?? '', script?.integrity ?? '']
  })
  /** Adds the script as a hole in a page would. */
  const run = (attributes: object) =>
    page.evaluate(
      (attributes) =>
        new Promise<string>((resolve) => {
          const script = Object.assign(document.createElement('script'), attributes)
          script.onload = () => resolve('ran')
          script.onerror = () => resolve('was refused')
          document.head.append(script)
        }),
      attributes,
    )
  expect(await run({ src: `${src}?1`, integrity, crossOrigin: 'anonymous' })).toBe('ran')
  expect(await run({ src: `${src}?2`, crossOrigin: 'anonymous' })).toBe('was refused')
  expect(await run({ src: `${src}?3`, integrity: 'sha384-x', crossOrigin: 'anonymous' })).toBe('was refused')
})
