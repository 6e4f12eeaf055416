import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import type { FileWork } from './drawings'
import { makeFile } from './makeFile'

// A process that makes pictures and exits when idle: encoding takes memory that an api with finished copies never
// needs, and a picture that crashes the encoder does not crash the api.

const IDLE_FOR = 15_000

if (process.argv[2] === 'yielding') yieldToAll()
let idle = setTimeout(end, IDLE_FOR)

process.on('message', async ({ id, work }: { id: number; work: FileWork }) => {
  clearTimeout(idle)
  const answer = await makeFile(work).then(
    (leftOut) => ({ made: true, leftOut }),
    () => ({ made: false, leftOut: [] }),
  )
  process.send?.({ id, ...answer })
  idle = setTimeout(end, IDLE_FOR)
})
process.on('disconnect', end)
// The api ends us; a Ctrl-C in the terminal reaches the whole group.
process.on('SIGINT', () => {})

/**
 * Where Linux groups processes (`sched_autogroup_enabled`), a priority only counts within a session, so this lowers the
 * priority of the session as well, which has no other process.
 */
function yieldToAll() {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW))
  } catch {
    // not Linux, or without groups
  }
}

function end() {
  process.exit(0)
}
