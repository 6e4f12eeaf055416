import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** Every command that was run, as a person types it. */
export const ran = /** @type {string[]} */ ([])

/** Seconds of all steps. */
export const spent = { seconds: 0 }

/**
 * Variables of a team's machine, which has nothing of the checkout's.
 * @param {string} home
 * @returns {NodeJS.ProcessEnv}
 */
export function teamMachine(home) {
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
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env all of it
 * @param {string} line as a person types it
 * @returns {string} what it prints
 */
export function run(cwd, env, line) {
  ran.push(line)
  try {
    return execFileSync('sh', ['-c', line], { cwd, env, encoding: 'utf8', stdio: 'pipe' })
  } catch (error) {
    const { stdout, stderr } = /** @type {{ stdout: string, stderr: string }} */ (error)
    throw new Error(`${line} failed:\n${stdout}${stderr}`)
  }
}

/**
 * Runs a development server while something is done with it.
 * @param {string} cwd
 * @param {NodeJS.ProcessEnv} env all of it
 * @param {string} line as a person types it
 * @param {() => Promise<void>} act
 */
export async function whileDeveloping(cwd, env, line, act) {
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

/**
 * @param {() => string} act
 * @param {string} reason
 */
export function expectRefused(act, reason) {
  /** @type {string} */
  let printed
  try {
    printed = act()
  } catch (error) {
    return expectIn(String(error), reason)
  }
  throw new Error(`This passes, and should say "${reason}":\n${printed}`)
}

/**
 * @param {string} text
 * @param {string} part
 */
export function expectIn(text, part) {
  if (!text.includes(part)) throw new Error(`"${part}" is missing in:\n${text.slice(0, 4000)}`)
}

/**
 * @template Result
 * @param {string} title
 * @param {() => Result} act
 */
export async function step(title, act) {
  const started = performance.now()
  const result = await act()
  const seconds = (performance.now() - started) / 1000
  spent.seconds += seconds
  console.log(`${seconds.toFixed(1).padStart(6)} s  ${title}`)
  return result
}

/**
 * @param {string} address
 * @param {Record<string, string>} [headers]
 */
export async function textOf(address, headers = {}) {
  const signal = AbortSignal.timeout(30_000)
  const answer = await fetch(address, { headers: { accept: 'text/html', ...headers }, signal })
  return answer.text()
}

/**
 * Visitors see the change within seconds.
 * @param {string} address
 * @param {string} markup
 */
export async function untilIn(address, markup) {
  for (let tries = 0; tries < 50; tries += 1) {
    // The server may close a kept connection at this moment.
    if ((await textOf(address).catch(() => '')).includes(markup)) return
    await wait(200)
  }
  expectIn(await textOf(address), markup)
}

/** @param {string} address of a page */
export async function untilGone(address) {
  for (let tries = 0; tries < 50; tries += 1) {
    const { status } = await fetch(address, { signal: AbortSignal.timeout(10_000) })
    if (status === 404) return
    await wait(200)
  }
  throw new Error(`${address} is still there`)
}
