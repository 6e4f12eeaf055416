/**
 * Gives a release to that part of the visitors. The site has one canary at a time, so an older one of the same
 * deployable ends first; one of another team is left alone, and the registry refuses.
 * @param {import('@brightfill/shared/registry').Registry} registry
 * @param {{ name: string, release: string, percent: number }} wanted
 * @param {string[]} [skipped] checks that were left out before
 * @returns {Promise<string>} a line to print
 */
export async function startCanary(registry, { name, release, percent }, skipped) {
  const { data } = await registry.list(name)
  if (data.some((row) => row.release === release && row.state === 'live'))
    return `${name}: ${release} is live for everybody; nothing is left to do`
  const older = data.find((row) => row.state === 'canary' && row.release !== release)
  if (older) await registry.canary(name, { percent: 0 })
  const { version, smoke } = await registry.canary(name, { percent, release }, skipped)
  const ended = older ? `; the canary ${older.release} ended` : ''
  return `${name}: ${release} goes to ${percent} percent of the visitors${ended} (version ${version}; ${smoke})`
}

/**
 * @param {string | undefined} text
 * @param {number} least
 * @returns {number | undefined} undefined when it is no percentage
 */
export function percentIn(text = '', least = 1) {
  const percent = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN
  return percent >= least && percent <= 100 ? percent : undefined
}
