type AfterHydration = typeof import('./afterHydration')

let arrived: (code: AfterHydration) => void

/** Resolves with the first load that succeeds, and never rejects: until then the frame stays what the server made of it. */
export const afterHydration = new Promise<AfterHydration>((resolve) => {
  arrived = resolve
})

/** Fetches what comes after hydration; a failed attempt is made anew by the next call. */
export async function loadAfterHydration(): Promise<AfterHydration> {
  const code = await import(/* webpackChunkName: "after" */ './afterHydration')
  arrived(code)
  return code
}
