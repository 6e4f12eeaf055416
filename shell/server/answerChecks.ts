import { type Call, type CallName, calls, officeSiteCalls } from '@brightfill/shared/contract'
import { Compile } from 'typebox/compile'

/** The calls that pages are made of: what any visitor may read. None of them changes or tries something out. */
const ofPages: CallName[] = [
  'status',
  'fields',
  'data',
  'pages',
  'search',
  'results',
  'countries',
  'blogs',
  'blogsSearch',
  'article',
  'ourBlogs',
  'machines',
  'machinesSearch',
  'filterSets',
  'alsoLike',
  'machine',
  'manufacturers',
  'models',
  'years',
]

const pageCalls = new Set<Call | undefined>(ofPages.map((name) => calls[name]))

/**
 * The content of a whole site is a file that people keep: no page is made of it, and reading it here holds up others.
 */
const unchecked: Call = officeSiteCalls.exportContent

/** Says whether the text of a successful answer is what the contract promises. */
export type FitsContract = (text: string) => boolean

const checks = new Map<Call, FitsContract>()

/** The check of the answer to a call; undefined for those whose answer is a file. */
export function checkOf(call: Call | undefined): FitsContract | undefined {
  if (!call?.answer || call === unchecked) return undefined
  // Most are needed late or never, and each takes a while to compile.
  const check = checks.get(call) ?? fits(Compile(call.answer))
  checks.set(call, check)
  return check
}

function fits(schema: ReturnType<typeof Compile>): FitsContract {
  return (text) => {
    try {
      return schema.Check(JSON.parse(text))
    } catch {
      return false
    }
  }
}

/** Whether pages are made of this call. */
export function isPageCall(call: Call | undefined): boolean {
  return pageCalls.has(call)
}
