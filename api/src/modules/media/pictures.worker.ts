import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { type FileWork, makeFile } from './makeFile'

// A process that makes pictures and ends when there is nothing to do: encoding takes memory that an api with warm
// copies never needs, and a picture that breaks the encoder does not break the api.

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
 * A priority counts only among the processes of one session where Linux groups them (`sched_autogroup_enabled`), so the
 * session of this process, which has no other, yields as well.
 */
function yieldToAll() {
  setPriority(constants.priority.PRIORITY_LOW)
  try {
    writeFileSync('/proc/self/autogroup', String(constants.priority.PRIORITY_LOW))
  } catch {
    // no Linux, or one without groups
  }
}

function end() {
  process.exit(0)
}
