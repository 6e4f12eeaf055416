import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { publishBuilt } from './releases/publishBuilt.mjs'
import { newKey, platformKey, Registry } from './releases/registry.mjs'
import { root } from './workspaces.mjs'

const READY_WITHIN = 120_000
const STOP_WITHIN = 15_000

/**
 * Runs the api and the composition server until a signal comes or one of them ends, and stops what is left: the composition server first,
 * so that no page asks an api that is gone.
 * @param {NodeJS.ProcessEnv} env
 */
export async function runSite(env = process.env) {
  const port = env.PORT || 3000
  if (await answers(`http://127.0.0.1:${port}/healthz`))
    throw new Error(`PORT ${port} is in use: a site answers there already`)
  const platform = platformKey(env)
  const SHELL_KEY = env.SHELL_KEY || newKey()
  const parts = [run('api', 'api/dist/main.js', { ...env, PLATFORM_KEY: platform, SHELL_KEY })]
  const firstToEnd = () => Promise.race(parts.map(({ ended }) => ended))

  let stopping
  const stop = () => {
    stopping ??= stopAll(parts.toReversed())
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  stopWithNpm(stop)

  // The composition server asks the api what is live; before it answers there is nothing to ask.
  const api = `http://127.0.0.1:${env.API_PORT || 4000}`
  const answering = await Promise.race([untilReady(`${api}/readyz`), firstToEnd()])
  if (answering === true && !stopping) {
    parts.push(run('shell', 'shell/dist/program/main.js', { ...env, SHELL_KEY, PLATFORM_KEY: undefined }))
    publishHere(new Registry(platform, api)).catch(
      ({ message }) => !stopping && console.error(`What was built here is not live. ${message}`),
    )
  }
  const ended = firstToEnd()
  const ready = await Promise.race([untilReady(`http://127.0.0.1:${port}/readyz`), ended])
  if (ready === true && !stopping) console.log(`Brightfill is at http://localhost:${port}`)
  else if (!stopping && ready === false)
    console.error(`The site is not ready after ${READY_WITHIN / 1000} s; its log says why`)

  const { name, code } = await ended
  if (!stopping) {
    console.error(`${name} ended (${code}); stopping the rest`)
    process.exitCode = 1
  }
  await stop()
}

/** What this checkout built goes live through the calls every team uses. */
async function publishHere(registry) {
  for (const line of await publishBuilt(registry)) console.log(line)
}

/** npm runs us below a shell that does not pass signals on: when either is gone, so is whoever wanted the site. */
function stopWithNpm(stop) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== 'start') return
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

function run(name, file, env) {
  // A process group of its own: a Ctrl-C in the terminal reaches us only, and we stop the parts in order.
  const child = spawn(process.execPath, ['--enable-source-maps', path.join(root, file)], {
    cwd: root,
    env,
    stdio: 'inherit',
    detached: true,
  })
  const ended = once(child, 'exit').then(([code, signal]) => ({ name, code: code ?? signal }))
  return { child, ended }
}

async function stopAll(parts) {
  for (const { child, ended } of parts) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    const stopped = await Promise.race([ended, wait(STOP_WITHIN, undefined, { ref: false })])
    if (!stopped) child.kill('SIGKILL')
  }
}

function answers(address) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function untilReady(address) {
  const end = Date.now() + READY_WITHIN
  while (Date.now() < end) {
    if (await answers(address)) return true
    await wait(150, undefined, { ref: false })
  }
  return false
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) await runSite()
