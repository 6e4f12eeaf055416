import { copyUrl, linkSchemes, type RichTextElement, richTextAttributes } from '@brightfill/shared/constants'
import { type AnyExtension, Mark, Node } from '@tiptap/core'

// The schema of the editor: exactly what the api's sanitiser allows. The list is in constants/richText.ts; an element
// that is added there does not compile here until it is declared.

interface BlockRule {
  /** Its content, as ProseMirror writes it. */
  content: string
  group?: string
  /** Elements of other texts that become this one. */
  also?: string[]
  /** The marks that its text may have; all when missing. */
  marks?: string
}

const text = { content: 'inline*', group: 'block' }
const flow = { content: 'block+' }
const rows = { content: 'tr+' }

/** Elements that stand below each other, and their parts. */
const blocks = {
  p: text,
  h2: { ...text, also: ['h1'] },
  h3: text,
  h4: { ...text, also: ['h5', 'h6'] },
  pre: text,
  hr: { content: '', group: 'block' },
  blockquote: { ...flow, group: 'block' },
  ul: { content: 'li+', group: 'block list', also: ['menu', 'dir'] },
  ol: { content: 'li+', group: 'block list' },
  li: flow,
  dl: { content: '(dt|dd)+', group: 'block' },
  dt: flow,
  dd: flow,
  figure: { content: '(block|figcaption)+', group: 'block' },
  figcaption: flow,
  table: { content: 'caption? (thead|tbody|tfoot)+', group: 'block' },
  caption: flow,
  thead: rows,
  tbody: rows,
  tfoot: rows,
  tr: { content: '(th|td)+' },
  th: flow,
  td: flow,
} satisfies Partial<Record<RichTextElement, BlockRule>>

interface MarkRule {
  also?: string[]
  /** Equivalent style declarations, as other programs write them. */
  style?: [name: string, value: RegExp]
}

/** Elements that mark text. */
const marks = {
  strong: { also: ['b'], style: ['font-weight', /^(bold(er)?|[6-9]\d\d)$/] },
  em: { also: ['i'], style: ['font-style', /^italic/] },
  u: {},
  s: { also: ['del', 'strike'], style: ['text-decoration', /line-through/] },
  sub: { style: ['vertical-align', /^sub/] },
  sup: { style: ['vertical-align', /^super/] },
  code: { also: ['kbd', 'samp', 'tt'] },
} satisfies Partial<Record<RichTextElement, MarkRule>>

type Written = keyof typeof blocks | keyof typeof marks | 'a' | 'br' | 'b' | 'i'
/** Fails to compile when the list has an element that the editor does not have. */
type Missing = Exclude<RichTextElement, Written>
const complete: [Missing] extends [never] ? true : Missing = true

/** Whether a link may lead there, by the sanitiser's rules. */
export function isLinkTarget(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers leave them out of addresses, and the sanitiser comments
  const scheme = /^([a-z][a-z0-9.+-]*):/i.exec(address.replace(/[\u0000-\u0020]+|<!--.*?-->/g, ''))?.[1]
  return address.trim() !== '' && (!scheme || linkSchemes.includes(scheme.toLowerCase()))
}

/** Attributes stay as they are written. */
const attributesOf = (name: string) =>
  Object.fromEntries(
    (richTextAttributes[name] ?? []).map((key) => [
      key,
      { default: null, parseHTML: (element: HTMLElement) => element.getAttribute(key) || null },
    ]),
  )

function block(name: string, { content, group, also = [], marks }: BlockRule): AnyExtension {
  return Node.create({
    name,
    content,
    ...(group && { group }),
    ...(marks !== undefined && { marks }),
    ...(name === 'pre' && { whitespace: 'pre' as const }),
    // The first one is what Enter begins.
    priority: name === 'p' ? 1000 : 100,
    defining: !['p', 'hr'].includes(name),
    addAttributes: () => attributesOf(name),
    parseHTML: () => [name, ...also].map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => (content ? [name, HTMLAttributes, 0] : [name, HTMLAttributes]),
  })
}

function mark(name: string, { also = [], style }: MarkRule): AnyExtension {
  const [property = '', value] = style ?? []
  return Mark.create({
    name,
    parseHTML: () => [
      { tag: name },
      // Google documents are inside a <b> that is not bold.
      ...also.map((tag) => ({ tag, getAttrs: ({ style }: HTMLElement) => style.fontWeight !== 'normal' && null })),
      ...(value ? [{ style: property, getAttrs: (given: string) => value.test(given) && null }] : []),
    ],
    renderHTML: () => [name, 0],
  })
}

const br = Node.create({
  name: 'br',
  group: 'inline',
  inline: true,
  selectable: false,
  parseHTML: () => [{ tag: 'br' }],
  renderHTML: () => ['br'],
  renderText: () => '\n',
  addKeyboardShortcuts() {
    return { 'Shift-Enter': () => this.editor.commands.insertContent({ type: 'br' }) }
  },
})

const a = Mark.create({
  name: 'a',
  priority: 1000, // around the others
  inclusive: false,
  addAttributes: () => ({ href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (element) => isLinkTarget(element.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
})

const doc = Node.create({ name: 'doc', topNode: true, content: 'block+' })
const words = Node.create({ name: 'text', group: 'inline' })

/** The document, its text and everything that rich text may have. */
export const richTextElementsOfEditor: AnyExtension[] = complete && [
  doc,
  words,
  br,
  a,
  ...Object.entries(blocks).map(([name, rule]) => block(name, rule)),
  ...Object.entries(marks).map(([name, rule]) => mark(name, rule as MarkRule)),
]

/** A picture between paragraphs, by its path in content. */
const picture = Node.create({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    path: { default: '', parseHTML: (element: HTMLElement) => element.dataset.path },
    alt: { default: '', parseHTML: (element: HTMLElement) => element.getAttribute('alt') ?? '' },
  }),
  parseHTML: () => [{ tag: 'img[data-path]' }],
  renderHTML: ({ node: { attrs } }) => [
    'img',
    { 'data-path': attrs.path, src: copyUrl(attrs.path, 640) ?? '', alt: attrs.alt },
  ],
})

/** An article is written as one text of headings, paragraphs and pictures. Words of paragraphs may be marked. */
export const articleElements: AnyExtension[] = [
  doc,
  words,
  a,
  mark('strong', marks.strong),
  mark('em', marks.em),
  block('p', text),
  block('h2', { ...text, also: ['h1', 'h3', 'h4', 'h5', 'h6'], marks: '' }),
  picture,
]
