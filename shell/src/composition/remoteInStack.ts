/**
 * Finds the remote whose code is nearest to the top of a stack, by the folders of the releases.
 * @param directories folder of each remote's server build, by remote name
 */
export function remoteInStack(stack: string, directories: Record<string, string>): string | undefined {
  for (const line of stack.split('\n')) {
    const [remote] = Object.entries(directories).find(([, directory]) => line.includes(`${directory}/`)) ?? []
    if (remote !== undefined) return remote
  }
}
