import { closePglite, openPglite } from './pglite'

// Makes the files of a new database in a given folder. It has its own process because this takes 800 MB for a moment,
// and a process returns memory that a thread keeps.

const [, , folder] = process.argv
if (!folder) throw new Error('Name the folder')
await closePglite(await openPglite(folder, true))
process.exit(0)
