/** Fails the running test when anything reaches `console.error` or `console.warn` that the test did not expect. */
export function failOnConsoleError() {
  let unexpected: unknown[][] = []
  beforeEach(() => {
    unexpected = []
    for (const level of ['error', 'warn'] as const) {
      jest.spyOn(console, level).mockImplementation((...parts) => {
        if (!isRefusedCall(parts)) unexpected.push(parts)
      })
    }
  })
  afterEach(() => {
    jest.restoreAllMocks()
    if (unexpected.length > 0)
      throw new Error(`Unexpected console output: ${unexpected.map((parts) => parts.join(' ')).join('\n')}`)
  })
}

/** Outside production ra-core logs each refused call; the page that made it reports it itself. */
const isRefusedCall = ([only, ...more]: unknown[]) =>
  only instanceof Error && only.name === 'ApiError' && more.length === 0
