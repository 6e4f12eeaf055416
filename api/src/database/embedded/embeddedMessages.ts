// The messages between the process and the worker of the embedded database.

export interface Statement {
  sql: string
  parameters: readonly unknown[]
}

export type ToWorker =
  | { id: number; kind: 'query'; statement: Statement }
  | { id: number; kind: 'ping' }
  | { id: number; kind: 'close' }

/** A database error as it crosses the thread; `code` is the SQLSTATE. */
export interface SentError {
  message: string
  code?: string
  constraint?: string
  detail?: string
}

export type FromWorker =
  | { kind: 'ready' }
  | { kind: 'answer'; id: number; rows: unknown[]; affected: number }
  | { kind: 'failure'; id: number; error: SentError }
  /** Vacuum runs, and queries wait for it. */
  | { kind: 'maintenance'; running: boolean }
