/**
 * The remote whose code comes first in a stack, innermost call first; the folder of a release says whose a file is.
 * @param directories folder of each remote's server build, by remote name
 */
export function remoteInStack(stack: string, directories: Record<string, string>): string | undefined {
  for (const line of stack.split('\n')) {
    const [remote] = Object.entries(directories).find(([, directory]) => line.includes(`${directory}/`)) ?? []
    if (remote !== undefined) return remote
  }
}
