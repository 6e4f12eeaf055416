// The rules of imports. `npm run boundaries` checks it; a broken rule is printed with its comment.

const tests = '\\.test\\.tsx?$|/test[A-Z][^/]*$|/fake[A-Z][^/]*$|^shell/src/testing/'

/** The floors of the shell, lowest first: a folder imports its own floor and those below it. */
const floors = [
  ['platform'],
  ['session', 'navigation', 'scheme'],
  ['composition', 'files', 'federation', 'prefetch', 'telemetry'],
  ['frame', 'header', 'footer', 'search', 'contact', 'maintenance', 'not-found'],
  ['routes'],
  ['document', 'boundaries', 'office'],
]
const floorRules = floors.slice(0, -1).map((floor, index) => ({
  name: `shell-floor-of-${floor[0]}`,
  comment: `The shell's ${floor.join(', ')} import nothing from a floor above them (floors in .dependency-cruiser.mjs).`,
  severity: 'error',
  from: { path: `^shell/src/(${floor.join('|')})/`, pathNot: tests },
  to: {
    path: `^shell/src/(${floors
      .slice(index + 1)
      .flat()
      .join('|')})/`,
  },
}))

export default {
  forbidden: [
    {
      name: 'public-names-only',
      comment:
        'A workspace imports its own files and @brightfill/shared/<unit>; a unit of shared is reached by its name.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|api|shared/src/[^/]+)/', pathNot: '^api/(tooling|bench|test)/' },
      to: {
        path: '^(shell|mfe-|api|shared|e2e)',
        pathNot: ['^$1/', '^shared/\\.storybook/'], // `#workshop`
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'deployables-stay-apart',
      comment: 'The shell, the remotes and the api are built and released alone, so none imports another.',
      severity: 'error',
      from: { path: '^(shell|mfe-[^/]+|api|shared/src)/' },
      to: { path: '^(shell|mfe-[^/]+|api|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'api-without-front-end',
      comment: 'The api imports no front-end code: of shared only contract, constants, phone-number, roles and node.',
      severity: 'error',
      from: { path: '^api/(src|migrations|seed|bench)/' },
      to: {
        path: '^shared/src/(?!(contract|constants|phone-number|roles|node)/)|node_modules/(react|react-dom|react-router[^/]*)/',
      },
    },
    {
      name: 'node-only-in-servers',
      comment: 'What runs in a browser does not import shared/node.',
      severity: 'error',
      from: { path: '^(shell/src|mfe-[^/]+|shared/src/(?!node))/', pathNot: '/server[A-Z][^/]*$' },
      to: { path: '^shared/src/node/' },
    },
    {
      name: 'http-below-modules',
      comment: "The api's http knows no module; what it needs of one is handed to it.",
      severity: 'error',
      from: { path: '^api/src/(http|database|search)/' },
      to: { path: '^api/src/(modules|import|seed)/' },
    },
    ...floorRules,
    {
      name: 'office-for-staff',
      comment: 'Visitors pay nothing for the office (O-03): only code of the office imports it.',
      severity: 'error',
      from: {
        path: '^(shell/src|mfe-[^/]+/src|shared/src)/',
        pathNot: '/office(-editing|-links|-media|-rich-text|-testing)?/|^shell/src/main\\.office\\.tsx$',
      },
      to: {
        path: '^(shell/src|mfe-[^/]+/src|shared/src)/office(-editing|-links|-media|-rich-text)?/|node_modules/(ra-core|@tanstack|@tiptap|prosemirror-[^/]+)/',
      },
    },
    {
      name: 'no-cycles',
      comment: 'Files that import each other in a circle, types included, cannot be understood one at a time.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['/dist/', '^\\.cache', '/\\.brightfill/', '\\.program-', 'remote-template'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.d.ts', '.json'],
    },
  },
}
