import { Session } from 'node:inspector'
import type { Worker } from 'node:worker_threads'
import { PAGE_ON_STAGE } from './renderProtocol'

// On a busy machine it reads some hundred announcements of scripts first.
const PATIENCE = 5_000

/** Where a thread is stuck. */
export interface Blockage {
  /** Id of the page it is running. */
  page?: number
  /** `file:line` of the calls, innermost first. */
  stack: string[]
}

/**
 * Asks a render thread that no longer answers what it is doing. The inspector reaches running code; afterwards the thread goes on as
 * before. Nothing is known when it does not answer in time.
 */
export function whereBlocked({ threadId }: Worker): Promise<Blockage> {
  inspector ??= new ThreadInspector()
  return inspector.interrupt(String(threadId))
}

// One for the process, from the first time it is needed: of a second session threads hear nothing (node 20).
let inspector: ThreadInspector | undefined

interface FromInspector {
  id?: number
  method?: string
  params?: Paused
  result?: { result?: { value?: number } }
}

interface Paused {
  callFrames: { callFrameId: string; location: { scriptId: string; lineNumber: number } }[]
}

/** How a script is announced. There are some hundred, and their names are all that is read of them. */
const SCRIPT = /^\{"method":"Debugger\.scriptParsed","params":\{"scriptId":"(\d+)","url":"([^"]*)"/

/** Id of the request whose answer is the page. */
const EVALUATE = 3

class ThreadInspector {
  private readonly session = new Session()
  /** Inspector session of each thread, by thread id. */
  private readonly threads = new Map<string, string>()
  private readonly listeners = new Map<string, (message: string) => void>()

  constructor() {
    this.session.connect()
    this.session.on('NodeWorker.attachedToWorker', ({ params }) =>
      this.threads.set(params.workerInfo.workerId, params.sessionId),
    )
    this.session.on('NodeWorker.detachedFromWorker', ({ params }) => {
      for (const [thread, session] of this.threads) if (session === params.sessionId) this.threads.delete(thread)
    })
    this.session.on('NodeWorker.receivedMessageFromWorker', ({ params }) =>
      this.listeners.get(params.sessionId)?.(params.message),
    )
    this.session.post('NodeWorker.enable', { waitForDebuggerOnStart: false })
  }

  async interrupt(thread: string): Promise<Blockage> {
    const blockage: Blockage = { stack: [] }
    const session = this.threads.get(thread)
    if (session === undefined) return blockage
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE)
      this.listeners.set(session, this.listener(session, blockage, resolve))
      this.send(session, 1, 'Debugger.enable')
      this.send(session, 2, 'Debugger.pause')
    })
    clearTimeout(timer)
    this.listeners.delete(session)
    return blockage
  }

  private listener(session: string, blockage: Blockage, resume: () => void) {
    const scripts = new Map<string, string>()
    return (text: string) => {
      const [, script, file] = SCRIPT.exec(text) ?? []
      if (script !== undefined && file !== undefined) return scripts.set(script, file)
      const { id, method, params, result }: FromInspector = JSON.parse(text)
      if (method === 'Debugger.paused' && params) {
        blockage.stack = params.callFrames.map(
          ({ location }) => `${scripts.get(location.scriptId)}:${location.lineNumber + 1}`,
        )
        const callFrameId = params.callFrames[0]?.callFrameId
        this.send(session, EVALUATE, 'Debugger.evaluateOnCallFrame', {
          callFrameId,
          expression: `${PAGE_ON_STAGE}()`,
          returnByValue: true,
        })
      } else if (id === EVALUATE) {
        blockage.page = result?.result?.value
        this.send(session, 4, 'Debugger.resume')
        // Waited for, because a thread that is paused cannot be ended.
      } else if (method === 'Debugger.resumed') resume()
    }
  }

  private send(sessionId: string, id: number, method: string, params = {}) {
    this.session.post('NodeWorker.sendMessageToWorker', { sessionId, message: JSON.stringify({ id, method, params }) })
  }
}
