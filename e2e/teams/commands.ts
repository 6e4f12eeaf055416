import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Every command that was run, as a person types it. */
export const ran = [] as string[]

/** Seconds of all steps. */
export const spent = { seconds: 0 }

/** Variables of a team's machine, without any of the checkout's. */
export function teamMachine(home: string): NodeJS.ProcessEnv {
  return {
    PATH: process.env.PATH,
    HOME: home,
    npm_config_cache: path.join(home, 'npm-cache'),
    npm_config_userconfig: path.join(home, 'npmrc'),
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_loglevel: 'error',
  }
}

/**
 * @param env all of it
 * @param line as a person types it
 * @returns what it prints
 */
export function run(cwd: string, env: NodeJS.ProcessEnv, line: string): string {
  ran.push(line)
  try {
    return execFileSync('sh', ['-c', line], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${line} failed:\n${stdout}${stderr}`)
  }
}

/**
 * Runs a development server while `work` uses it.
 * @param env all of it
 * @param line as a person types it
 */
export async function whileDeveloping(cwd: string, env: NodeJS.ProcessEnv, line: string, act: () => Promise<void>) {
  ran.push(line)
  const [program = '', ...words] = line.split(' ')
  const server = spawn(program, words, {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true, // npm leaves its children alone when it ends
  })
  try {
    for await (const text of server.stdout) if (/ (is|are) at /.test(String(text))) break
    await act()
  } finally {
    const ended = once(server, 'exit')
    process.kill(-Number(server.pid), 'SIGTERM')
    await ended
  }
}

export function expectRefused(act: () => string, reason: string) {
  let printed: string
  try {
    printed = act()
  } catch (error) {
    return expectIn(String(error), reason)
  }
  throw new Error(`This passes, and should say "${reason}":\n${printed}`)
}

export function expectIn(text: string, part: string) {
  if (!text.includes(part)) throw new Error(`"${part}" is missing in:\n${text.slice(0, 4000)}`)
}

export async function step<Result>(title: string, act: () => Result) {
  const started = performance.now()
  const result = await act()
  const seconds = (performance.now() - started) / 1000
  spent.seconds += seconds
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`)
  return result
}

export async function textOf(address: string, headers: Record<string, string> = {}) {
  const signal = AbortSignal.timeout(30_000)
  const answer = await fetch(address, { headers: { accept: 'text/html', ...headers }, signal })
  return answer.text()
}

/** Visitors see the change within seconds. */
export async function untilIn(address: string, markup: string) {
  for (let tries = 0; tries < 50; tries += 1) {
    // The server may close a kept connection at this moment.
    if ((await textOf(address).catch(() => '')).includes(markup)) return
    await wait(200)
  }
  expectIn(await textOf(address), markup)
}

/** @param address of a page */
export async function untilGone(address: string) {
  for (let tries = 0; tries < 50; tries += 1) {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (status === 404) return
    await wait(200)
  }
  throw new Error(`${address} is still there`)
}
