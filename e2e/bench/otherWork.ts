import { readFileSync } from 'node:fs'
import os from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'

const SECONDS = 5
/** Cores. Above this, times say little. */
const QUIET = 0.5
/** Hundredths of a second, the unit of /proc/stat. */
const TICK = 100

/** Prints the machine's load before a bench starts, and whether it is too high. Linux only (/proc). */
export async function printOtherWork() {
  const before = busySeconds()
  await wait(SECONDS * 1000)
  const cores = (busySeconds() - before) / SECONDS
  const load = os.loadavg().map((average) => average.toFixed(2))
  console.log(
    `Before it began: load average ${load.join(', ')} (1, 5, 15 minutes); other processes used ` +
      `${cores.toFixed(2)} of ${os.availableParallelism()} cores for ${SECONDS} s.`,
  )
  if (cores > QUIET)
    console.log(`**This machine was busy (more than ${QUIET} cores): the times below say little, run it again.**`)
}

/** Seconds of CPU that all processes have used: user, nice, system, interrupts, without idle and waiting. */
function busySeconds() {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = readFileSync('/proc/stat', 'utf8')
    .split('\n', 1)
    .join('')
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq) / TICK
}
