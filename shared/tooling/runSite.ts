import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { Registry } from '@brightfill/shared/registry'
import { answers } from './answers'
import { command } from './command.mjs'
import { publishBuilt } from './releases/publishBuilt'
import { newKey, platformKey } from './releases/registry'
import { portsOf, requirePlace } from './requirePlace.mjs'
import { startedBox } from './startedBox'
import { root } from './workspaces'

type Env = NodeJS.ProcessEnv

interface Part {
  child: ChildProcess
  ended: Promise<{ name: string; code: number | string }>
}

type Print = (log: Readable) => unknown

const READY_WITHIN = 120_000
const STOP_WITHIN = 15_000

/**
 * Runs the api and the composition server until a signal or until one of them ends, and then stops the rest: the
 * composition server first, so that no page calls an api that is gone. No other server could take over, so none drains.
 * @param options restartApi: restarts the api whenever its program is rebuilt
 */
export async function runSite(
  env: NodeJS.ProcessEnv = process.env,
  { restartApi = false }: { restartApi?: boolean } = {},
) {
  const { port, apiPort } = portsOf(env)
  await requirePlace(env)
  const platform = platformKey(env)
  const print = await logPrinter(env)
  const SHELL_KEY = env.SHELL_KEY || newKey()
  const parts = [
    run('api', 'api/dist/main.js', {
      // Links in e-mails lead to the site, whatever its port.
      env: { DRAIN_SECONDS: '0', PUBLIC_ORIGIN: `http://localhost:${port}`, ...env, PLATFORM_KEY: platform, SHELL_KEY },
      print,
      options: restartApi ? ['--watch', '--watch-preserve-output'] : [],
    }),
  ]
  const firstToEnd = () => Promise.race(parts.map(({ ended }) => ended))

  let stopping: Promise<void> | undefined
  let published: Promise<unknown> | undefined
  const stop = () => {
    stopping ??= stopAll(parts.toReversed())
    return stopping
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  process.on('disconnect', stop) // a program that started us with a channel has ended
  process.channel?.unref() // the channel alone must not keep us
  stopWithNpm(stop)

  // The composition server asks the api what is live; before it answers there is nothing to ask.
  const api = `http://127.0.0.1:${apiPort}`
  const answering = await Promise.race([untilReady(`${api}/readyz`), firstToEnd()])
  if (answering === true && !stopping) {
    parts.push(
      run('shell', 'shell/dist/program/main.js', {
        env: { DRAIN_SECONDS: '0', ...env, SHELL_KEY, PLATFORM_KEY: undefined },
        print,
      }),
    )
    published = publishHere(new Registry(platform, api), env).catch(
      ({ message }) => !stopping && console.error(`The local build is not live. ${message}`),
    )
  }
  const ended = firstToEnd()
  const ready = await Promise.race([untilReady(`http://127.0.0.1:${port}/readyz`), ended])
  await Promise.race([published, ended])
  if (ready === true && !stopping) console.log(startedBox(env))
  else if (!stopping && ready === false)
    console.error(`The site is not ready after ${READY_WITHIN / 1000} s; see its log`)

  const { name, code } = await ended
  if (!stopping) {
    console.error(`${name} stopped (${code}); stopping the rest`)
    process.exitCode = 1
  }
  await stop()
}

/** The builds of this checkout go live through the same calls that every team uses. */
async function publishHere(registry: Registry, env: Env) {
  for (const line of await publishBuilt(registry, env)) console.log(line)
}

/** npm runs us below a shell that does not pass signals on, so the site stops when either of them is gone. */
function stopWithNpm(stop: () => unknown) {
  const parent = process.ppid
  if (process.env.npm_lifecycle_event !== 'start') return
  setInterval(() => process.ppid !== parent && stop(), 500).unref()
}

/** @param how options: for node */
function run(
  name: string,
  file: string,
  { env, print, options = [] }: { env: Env; print: Print | undefined; options?: string[] },
): Part {
  // A process group of its own: a Ctrl-C in the terminal reaches us only, and we stop the parts in order.
  const child = spawn(process.execPath, [...options, '--enable-source-maps', path.join(root, file)], {
    cwd: root,
    env,
    stdio: ['inherit', print ? 'pipe' : 'inherit', 'inherit'],
    detached: true,
  })
  if (child.stdout) print?.(child.stdout)
  const ended = once(child, 'exit').then(([code, signal]) => ({ name, code: code ?? signal }))
  return { child, ended }
}

/** In development both servers' lines are printed as people read them; in production they stay JSON. */
async function logPrinter(env: Env): Promise<Print | undefined> {
  if (env.RATE_PROFILE === 'production') return undefined
  const { default: pretty } = await import('pino-pretty')
  const look = { destination: 1, sync: true, singleLine: true, colorize: process.stdout.isTTY }
  const line = { translateTime: 'HH:MM:ss', ignore: 'pid,hostname,service', messageFormat: '{service}: {msg}' }
  return (log) => log.pipe(pretty({ ...look, ...line }))
}

async function stopAll(parts: Part[]) {
  for (const { child, ended } of parts) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGTERM')
    const stopped = await Promise.race([ended, wait(STOP_WITHIN, undefined, { ref: false })])
    if (!stopped) child.kill('SIGKILL')
  }
}

async function untilReady(address: string) {
  const end = Date.now() + READY_WITHIN
  while (Date.now() < end) {
    if (await answers(address)) return true
    await wait(150, undefined, { ref: false })
  }
  return false
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) await command(() => runSite())
