#!/usr/bin/env node
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { requireRemoteName, scaffoldRepository } from './scaffold.mjs'

// npm create brightfill-remote <name>: a repository for a remote, in a new folder of that name.

try {
  const [name = ''] = process.argv.slice(2)
  requireRemoteName(name)
  const folder = path.resolve(name)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  scaffoldRepository(name, folder)
  console.log(`${name} is there: /${name} is its page, ${name}/remote.json its public face

  cd ${name}
  npm install
  npm run check
`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
