import { AsyncLocalStorage } from 'node:async_hooks'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { Socket } from 'node:net'
import os from 'node:os'
import traceEvents from 'node:trace_events'
import v8 from 'node:v8'
import type { Rendered, RenderTask } from '../../src/document/renderPage'
import type { AskApi, RenderAnswer, RenderSite } from '../../src/document/renderSite'
import { PIPE, readJsonLines, writeJsonLine } from './renderPipe'
import type { ErrorMessage, FromProcess, ToProcess } from './renderProtocol'
import { truncate } from './truncate'

// The program of a render process. RenderProcess starts it, without keys and with hardly any permission.

type Render = (task: RenderTask) => Promise<Rendered>

// Node's permission model does not cover these. They reach other processes of the same user, one opens a debugger there,
// and the last three write files.
Object.assign(process, { kill: undefined, _kill: undefined, _debugProcess: undefined, _debugEnd: undefined })
Object.assign(os, { setPriority: undefined })
Object.assign(v8, { setFlagsFromString: undefined, setHeapSnapshotNearHeapLimit: undefined })
Object.assign(traceEvents, { createTracing: undefined })
syncBuiltinESMExports()

const pipe = new Socket({ fd: PIPE })
const answers = new Map<number, (answer: RenderAnswer) => void>()
const pages = new AsyncLocalStorage<number>()
let lastCall = 0
let render: Promise<Render>

// Otherwise a promise that a remote forgot would end the process and every page in it.
process.on('uncaughtException', (error) => say({ kind: 'uncaughtError', error: toMessage(error) }))
// The server is gone.
pipe.on('close', () => process.exit())
readJsonLines(pipe, Number.POSITIVE_INFINITY, (message) => void take(message as ToProcess)) // the server sends no other

async function take(message: ToProcess) {
  switch (message.kind) {
    case 'start':
      render = load(message)
      return render.then(() => say({ kind: 'ready' }), giveUp)
    case 'render':
      return answerPage(message)
    case 'answer':
      answers.get(message.id)?.(message.answer)
      answers.delete(message.id)
      return
    case 'ping':
      say({ kind: 'pong', residentMegabytes: process.memoryUsage.rss() / 2 ** 20 })
  }
}

async function load({ renderer, site }: Extract<ToProcess, { kind: 'start' }>): Promise<Render> {
  const bundle: { startRendering?(site: RenderSite, ask: AskApi): Promise<Render> } = createRequire(import.meta.url)(
    renderer,
  )
  if (!bundle.startRendering)
    throw new Error(`The shell's ${site.composition.shell.release} was built for an older server`)
  return bundle.startRendering(site, ask)
}

function giveUp(error: unknown) {
  say({ kind: 'uncaughtError', error: toMessage(error) })
  pipe.end(() => process.exit(1))
}

async function answerPage({ id, task }: Extract<ToProcess, { kind: 'render' }>) {
  try {
    const make = await render
    const rendered = await pages.run(id, () => make(task))
    say({ kind: 'rendered', id, rendered: { ...rendered, failures: Array.from(rendered.failures, truncate) } })
  } catch (error) {
    say({ kind: 'failed', id, error: toMessage(error) })
  }
}

const ask: AskApi = (call) =>
  new Promise((resolve) => {
    lastCall += 1
    answers.set(lastCall, resolve)
    say({ kind: 'call', id: lastCall, page: pages.getStore(), call })
  })

function say(message: FromProcess) {
  writeJsonLine(pipe, message)
}

function toMessage(error: unknown): ErrorMessage {
  return error instanceof Error
    ? truncate({ message: error.message, stack: error.stack })
    : truncate({ message: String(error) })
}
