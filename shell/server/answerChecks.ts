import { type Call, calls, officeSiteCalls } from '@brightfill/shared/contract'
import { Compile } from 'typebox/compile'

/** The calls that pages are built from: public data. None of them changes or tries anything. */
const ofPages: (keyof typeof calls)[] = [
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
 * The content of a whole site is a download that no page is built from, and reading it here would hold up other calls.
 */
const unchecked: Call = officeSiteCalls.exportContent

/** Says whether the text of a successful answer is what the contract promises. */
export type FitsContract = (text: string) => boolean

const checks = new Map<Call, FitsContract>()

/** Checks the answer to a call; undefined where the answer is a file. */
export function checkOf(call: Call | undefined): FitsContract | undefined {
  if (!call?.answer || call === unchecked) return undefined
  // Most are needed late or never, and each is slow to compile.
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

/** Whether pages are built from this call. */
export function isPageCall(call: Call | undefined): boolean {
  return pageCalls.has(call)
}
