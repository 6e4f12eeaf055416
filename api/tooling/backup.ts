import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { command } from '../../shared/tooling/command.mjs'
import { platformKey } from '../../shared/tooling/releases/registry'
import { root } from '../../shared/tooling/workspaces'

// npm run backup|restore|verify -- <file>: for the site that runs from this checkout.

await command(async ([what = 'backup', named]) => {
  if (!named) throw new Error(`Usage: npm run ${what} -- <file>`)
  // npm runs this in the workspace; the path is relative to where the command was typed.
  const file = path.resolve(process.env.INIT_CWD ?? '.', named)
  const { status } = spawnSync(process.execPath, [path.join(root, 'api/dist/main.js'), what, file], {
    cwd: root,
    env: { ...process.env, PLATFORM_KEY: platformKey() },
    stdio: 'inherit',
  })
  process.exitCode = status ?? 1
})
