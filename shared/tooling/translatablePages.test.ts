import path from 'node:path'
import ts from 'typescript'

const root = path.resolve(__dirname, '../..')
const flags = ts.TypeFlags

/** The kinds of child that an element may have, by type. */
interface Child {
  /** Words or numbers. */
  text?: boolean
  /** Sometimes nothing. */
  nothing?: boolean
  element?: boolean
  /** Words that never change. */
  constant?: boolean
}

/**
 * Texts that a browser's translation takes from React: it puts each text node into elements of its own, and React then
 * changes, removes or inserts before a node that is no longer there. A text that changes or that comes and goes, beside
 * other children, has an element of its own; so has any text behind something that comes and goes.
 */
function bareTexts(sources: readonly ts.SourceFile[], checker: ts.TypeChecker): string[] {
  return sources.flatMap((source) => {
    const found: string[] = []
    const visit = (node: ts.Node) => {
      if (ts.isJsxElement(node) || ts.isJsxFragment(node))
        for (const child of bareIn(node, checker)) {
          const { line } = source.getLineAndCharacterOfPosition(child.getStart())
          found.push(`${path.relative(root, source.fileName)}:${line + 1} ${child.getText().trim()}`)
        }
      ts.forEachChild(node, visit)
    }
    visit(source)
    return found
  })
}

function bareIn(parent: ts.JsxElement | ts.JsxFragment, checker: ts.TypeChecker): ts.Node[] {
  const children = parent.children.filter(isDrawn)
  if (children.length < 2 && ts.isJsxElement(parent)) return [] // React sets the whole content of such an element
  const kinds = children.map((child): Child => {
    if (ts.isJsxText(child)) return { text: true, constant: true }
    return ts.isJsxExpression(child) && child.expression ? kindOf(child.expression, checker) : { element: true }
  })
  return children.filter((child, index) => {
    const { text, element, nothing, constant } = kinds[index] as Child
    if (!text || element || isSpace(child)) return false
    const before = kinds[index - 1]
    return !constant || nothing || Boolean(before?.element && before.nothing)
  })
}

const isDrawn = (child: ts.JsxChild) =>
  !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces) && !(ts.isJsxExpression(child) && !child.expression)

/** Spaces are not translated. */
const isSpace = (child: ts.JsxChild) => /^(\s*|\{'\s*'\})$/.test(child.getText())

function kindOf(expression: ts.Expression, checker: ts.TypeChecker): Child {
  if (ts.isParenthesizedExpression(expression)) return kindOf(expression.expression, checker)
  if (ts.isConditionalExpression(expression)) {
    const [left, right] = [kindOf(expression.whenTrue, checker), kindOf(expression.whenFalse, checker)]
    // A text instead of an element comes and goes with it.
    if (left.text !== right.text || left.element !== right.element)
      return left.text || right.text ? { text: true, nothing: true } : { element: true, nothing: true }
    return { ...left, ...right, constant: false, nothing: true }
  }
  if (ts.isBinaryExpression(expression) && expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken)
    return { ...kindOf(expression.right, checker), nothing: true }
  return { ...ofType(checker.getTypeAtLocation(expression)), constant: isConstant(expression) }
}

function ofType(type: ts.Type): Child {
  const child: Child = {}
  for (const part of type.isUnion() ? type.types : [type]) {
    if (part.flags & (flags.StringLike | flags.NumberLike)) child.text = true
    else if (part.flags & (flags.Null | flags.Undefined | flags.BooleanLike | flags.Void)) child.nothing = true
    else child.element = true
  }
  return child.text && child.element ? { element: true } : child // any node: the caller puts text in an element
}

/** A literal, or an entry of a catalogue of texts. */
const isConstant = (expression: ts.Expression) =>
  ts.isStringLiteral(expression) ||
  (ts.isPropertyAccessExpression(expression) && /^(\w*[tT]exts|messages)\b/.test(expression.getText()))

function programOf(files: readonly string[], options: ts.CompilerOptions) {
  const program = ts.createProgram(files, options)
  const sources = program.getSourceFiles().filter(({ fileName }) => files.includes(fileName) && /\.tsx$/.test(fileName))
  return { sources, checker: program.getTypeChecker() }
}

describe('pages that a browser translates', () => {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const { options, fileNames = [] } = ts.getParsedCommandLineOfConfigFile(`${root}/tsconfig.json`, {}, host) ?? {}

  it('the scan sees a text that changes, one that comes and goes, and one behind a part that does', () => {
    const example = path.join(root, 'shared/src/ui/translated.example.tsx')
    const source = `
      const texts = { a: 'A', n: (n: number) => String(n) }
      export const Part = ({ n, on, words }: { n: number; on: boolean; words: string }) => (
        <div>
          <p>{words}</p>
          <p>{on ? texts.a : words}</p>
          <p>{texts.a} <b>{n}</b></p>
          <p><b>{words}</b> <span>{n}</span></p>
          <p><i />{words}</p>
          <p><i />{on && texts.a}</p>
          <p>{on && <i />} machines</p>
          <>{texts.n(n)}</>
          {on ? <i /> : texts.a}
        </div>
      )`
    const files = ts.createCompilerHost(options ?? {})
    const read = files.getSourceFile.bind(files)
    files.getSourceFile = (name, language) =>
      name === example ? ts.createSourceFile(name, source, language, true) : read(name, language)
    const program = ts.createProgram([example], options ?? {}, files)
    const found = bareTexts([program.getSourceFile(example) as ts.SourceFile], program.getTypeChecker())
    expect(found.map((place) => place.replace(/^\S+ /, ''))).toEqual([
      '{on ? <i /> : texts.a}',
      '{words}',
      '{on && texts.a}',
      'machines',
      '{texts.n(n)}',
    ])
  })

  it('have no bare text that React changes beside other children [R-767]', () => {
    const pages = fileNames.filter(
      (file) => /\/src\/.*\.tsx$/.test(file) && !/\.(test|stories)\.tsx$|\/testing\/|\/test[A-Z]/.test(file),
    )
    const { sources, checker } = programOf(
      [...pages, ...fileNames.filter((file) => file.endsWith('.d.ts'))],
      options ?? {},
    )
    expect(sources.length).toBeGreaterThan(200)
    expect(bareTexts(sources, checker)).toEqual([])
  }, 120_000)
})
