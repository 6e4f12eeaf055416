import { SHELL } from '@brightfill/shared/contract'
import { major, minor, satisfies } from 'semver'
import type { ReleaseFace } from '../../database/tables'
import { overlap } from './routes'

type Face<Name> = Name extends 'shell'
  ? Extract<ReleaseFace, { name: 'shell' }>
  : Exclude<ReleaseFace, { name: 'shell' }>

/**
 * Why these releases do not fit together, in one line; undefined when they do.
 * @param faces one release of each deployable
 * @param changed names of the changed ones, which get the blame for a route that two own
 */
export function misfit(faces: ReleaseFace[], changed: string[]): string | undefined {
  const shell = faces.find(isShell)
  const remotes = faces
    .filter((face): face is Face<'remote'> => !isShell(face))
    .sort((one, other) => Number(changed.includes(one.name)) - Number(changed.includes(other.name)))
  if (!shell) return 'No release of the shell is live, so nothing else can be'
  for (const [place, remote] of remotes.entries()) {
    const problem =
      mismatch(remote, shell) ??
      remotes
        .slice(0, place)
        .map((other) => contest(remote, other))
        .find(Boolean)
    if (problem) return problem
  }
  return missingPart(remotes, changed)
}

/**
 * A remote built with a later minor version of the contract than the shell offers: its range may be too low for what it
 * uses. Only when one of the changes causes it, in one line.
 * @param faces as for `misfit`
 */
export function builtTooEarly(faces: ReleaseFace[], changed: string[]): string | undefined {
  const shell = faces.find(isShell)
  if (!shell) return
  for (const face of faces) {
    if (isShell(face)) continue
    if (!changed.includes(face.name) && !changed.includes(SHELL)) continue
    if (major(face.builtWith) !== major(shell.contract) || minor(face.builtWith) <= minor(shell.contract)) continue
    return `${nameOf(face)} was built with contract ${face.builtWith}, but ${nameOf(shell)} offers ${shell.contract}. Release the shell with it first, or build ${face.name} with @brightfill/shared ${shell.contract}`
  }
}

export function isShell(face: ReleaseFace): face is Face<'shell'> {
  return face.name === SHELL
}

/** Compares what the shell offers with what the remote was built for. */
function mismatch(remote: Face<'remote'>, shell: Face<'shell'>): string | undefined {
  if (!satisfies(shell.contract, remote.contract)) {
    return `${nameOf(remote)} was built for contract ${remote.contract}, but ${nameOf(shell)} offers ${shell.contract}`
  }
  for (const [module, range] of Object.entries(remote.shared)) {
    const version = Object.hasOwn(shell.shared, module) ? shell.shared[module] : undefined
    if (version === undefined) return `${nameOf(remote)} requires ${module}, which ${nameOf(shell)} does not provide`
    if (!satisfies(version, range))
      return `${nameOf(remote)} requires ${module} ${range}, but ${nameOf(shell)} provides ${version}`
  }
}

/** The route that both would own. */
export function contest(remote: Face<'remote'>, other: Face<'remote'>): string | undefined {
  for (const route of remote.routes) {
    for (const taken of other.routes) {
      if (route.id === taken.id) return `${nameOf(remote)} has a route "${route.id}", and so does ${other.name}`
      if (overlap(route.path, taken.path))
        return `${nameOf(remote)} takes ${route.path}, which belongs to ${other.name} (${taken.path})`
    }
  }
}

/** A borrowed component that no remote lends, when one of the changes causes it. */
function missingPart(remotes: Face<'remote'>[], changed: string[]): string | undefined {
  for (const borrower of remotes) {
    for (const { path, borrows = [] } of borrower.routes) {
      for (const part of borrows) {
        const [lender = '', component = ''] = part.split('/')
        const live = remotes.find(({ name }) => name === lender)
        if (live && Object.hasOwn(live.lends, component)) continue
        if (changed.includes(borrower.name) || changed.includes(lender))
          return `${live ? nameOf(live) : lender} does not lend ${part}, which ${nameOf(borrower)} borrows on ${path}`
      }
    }
  }
}

function nameOf({ name, release }: ReleaseFace): string {
  return `${name}@${release}`
}
