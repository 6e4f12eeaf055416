import { type Static, Type } from 'typebox'
import type { RenderTask } from '../../src/document/renderPage'
import type { RenderAnswer, RenderSite } from '../../src/document/renderSite'
import { LONGEST } from './truncate'

/** The messages of the server to a render process. */
export type ToProcess =
  | { kind: 'start'; renderer: string; site: RenderSite }
  | { kind: 'render'; id: number; task: RenderTask }
  | { kind: 'answer'; id: number; answer: RenderAnswer }
  | { kind: 'ping' }

const Id = Type.Integer({ minimum: 1 })
const Word = Type.String({ maxLength: 200 })
/** Made of a visitor's address, of which node takes 16 KB; encoding makes a character ten. */
const Location = Type.String({ maxLength: 200_000 })

/** Render processes shorten it themselves. */
const errorFields = {
  message: Type.String({ maxLength: LONGEST.message }),
  stack: Type.Optional(Type.String({ maxLength: LONGEST.stack })),
}
const ErrorMessage = Type.Object(errorFields)
export type ErrorMessage = Static<typeof ErrorMessage>

const Rendered = Type.Object({
  status: Type.Integer({ minimum: 200, maximum: 599 }),
  html: Type.String(),
  location: Type.Optional(Location),
  failures: Type.Array(
    Type.Object({
      remote: Word,
      release: Word,
      route: Word,
      where: Type.Enum(['loader', 'render']),
      ...errorFields,
    }),
    { maxItems: 100 },
  ),
  complete: Type.Boolean(),
})

const Call = Type.Object({
  method: Word,
  path: Word,
  query: Type.Optional(Type.String()),
  body: Type.Optional(
    Type.Object({
      type: Type.Enum(['application/json', 'application/x-www-form-urlencoded']),
      text: Type.String(),
    }),
  ),
})

/** The messages of a render process. Code of remotes runs in it and can say anything, so each message is checked. */
export const FromProcess = Type.Union([
  /** The shell's bundle has loaded. */
  Type.Object({ kind: Type.Literal('ready') }),
  Type.Object({ kind: Type.Literal('pong'), residentMegabytes: Type.Number() }),
  Type.Object({ kind: Type.Literal('rendered'), id: Id, rendered: Rendered }),
  Type.Object({ kind: Type.Literal('failed'), id: Id, error: ErrorMessage }),
  Type.Object({ kind: Type.Literal('call'), id: Id, page: Type.Optional(Id), call: Call }),
  /** An error outside any page, such as in a timer or in a promise that no code awaits. */
  Type.Object({ kind: Type.Literal('uncaughtError'), error: ErrorMessage }),
])
export type FromProcess = Static<typeof FromProcess>
