/** Fails the running test when anything reaches `console.error` or `console.warn` that the test did not expect. */
export function failOnConsoleError() {
  let unexpected: unknown[][] = []
  beforeEach(() => {
    unexpected = []
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...parts) => {
        unexpected.push(parts)
      })
    }
  })
  afterEach(() => {
    jest.restoreAllMocks()
    if (unexpected.length > 0)
      throw new Error(`Unexpected console output: ${unexpected.map((parts) => parts.join(' ')).join('\n')}`)
  })
}
