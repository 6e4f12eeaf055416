#!/usr/bin/env node
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { requireBundler, requireRemoteName, scaffoldRepository } from './scaffold.mjs'

// npm create brightfill-remote <name> --registry <address> [-- --bundler rspack]: a repository for a remote, in a new
// folder of that name. npm tells the address to what it runs.

try {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { bundler: { type: 'string' } } })
  const [name = ''] = positionals
  requireRemoteName(name)
  requireBundler(values.bundler)
  const folder = path.resolve(name)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty`)
  scaffoldRepository(name, folder, { registry: process.env.npm_config_registry, bundler: values.bundler })
  console.log(`Created ${name}. Its page is /${name}, its public face ${name}/remote.json

  cd ${name}
  npm install
  npm run check
`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
