import { type CallName, calls } from '@brightfill/shared/contract'
import { Compile } from 'typebox/compile'

/** The calls that pages are made of: what any visitor may read. None of them changes or tries something out. */
const names: CallName[] = [
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

/** Says whether the text of a successful answer is what the contract promises. */
export type FitsContract = (text: string) => boolean

const checks = new Map<string, FitsContract>()
for (const name of names) {
  const { method, path, answer } = calls[name]
  let compiled: ReturnType<typeof Compile> | undefined // most are needed late or never, and each takes a while
  const fits = (text: string) => {
    compiled ??= Compile(answer)
    try {
      return compiled.Check(JSON.parse(text))
    } catch {
      return false
    }
  }
  for (const address of [path, `/api${path}`]) checks.set(`${method} ${address}`, fits)
}

/** The check of a call that pages are made of; undefined for every other call. */
export function checkOf(method: string, path: string): FitsContract | undefined {
  return checks.get(`${method} ${path}`)
}
