import { closePglite, openPglite } from './pglite'

// Makes the files of a new database in the folder it is given. A process of its own, because making them takes 800 MB
// for a moment, and a process gives back what a thread does not.

const [, , folder] = process.argv
if (!folder) throw new Error('Name the folder')
await closePglite(await openPglite(folder, true))
process.exit(0)
