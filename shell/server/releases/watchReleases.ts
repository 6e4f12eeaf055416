import { composeReleases, currentReleases, type LiveComposition } from './liveComposition'

interface Watch {
  root: string
  /** Milliseconds between looks. */
  every: number
  onChange: (composition: LiveComposition) => Promise<void>
  onError: (error: unknown) => void
}

/**
 * Follows the current release of every deployable. `onChange` is awaited before the next look, so compositions arrive one after another;
 * when it fails the change is tried again.
 * @returns stops the watch
 */
export async function watchReleases({ root, every, onChange, onError }: Watch): Promise<() => void> {
  let known = ''
  let timer: NodeJS.Timeout
  let stopped = false

  async function look() {
    const releases = await currentReleases(root)
    const seen = JSON.stringify(releases)
    if (seen === known) return
    await onChange(await composeReleases(root, releases))
    known = seen
  }

  function again() {
    if (stopped) return
    timer = setTimeout(() => void look().catch(onError).finally(again), every)
  }

  await look()
  again()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
