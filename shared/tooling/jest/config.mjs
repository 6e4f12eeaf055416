import path from 'node:path'
import { register } from 'tsx/esm/api'

// jest reads this file with node alone.
register()
const { siteRoutes } = await import('../siteRoutes')
const { remoteWorkspaces, root, standsAlone, titleOf } = await import('../workspaces')

const here = (/** @type {string} */ file) => path.join(import.meta.dirname, file)

// Packages that ship only ES modules, and our own, which ship sources; jest runs CommonJS, so they are compiled like
// our own files.
const esmOnly = ['@brightfill', 'typebox', 'swiper']
const brightfill_routes = siteRoutes()
const long = Boolean(process.env.LONG_TESTS)

/**
 * One jest project for each workspace, so `npm test -w mfe-blog` runs that team's tests and nothing else.
 * @param {string} name
 * @param {'node' | 'jsdom'} environment
 */
function project(name, environment) {
  return {
    displayName: titleOf(name),
    rootDir: path.join(root, name),
    testEnvironment: environment === 'jsdom' ? here('domEnvironment.cjs') : environment,
    runtime: here('CompilingOnce.cjs'),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    // The template of a remote is tested as the remote it becomes.
    // "npm run test:long" runs the long ones too.
    testPathIgnorePatterns: [
      '/dist/',
      '/node_modules/',
      '/remote-template/',
      ...(long ? [] : ['\\.long\\.test\\.ts$']),
    ],
    modulePathIgnorePatterns: ['/dist/'],
    globals: { brightfill_routes },
    transform: {
      '\\.m?[jt]sx?$': [
        '@swc/jest',
        {
          jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' } } },
          // `testing` has it for the few suites that use an api made from the contract.
          module: { type: 'commonjs', lazy: ['@brightfill/shared/contract'] },
        },
      ],
    },
    transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
    moduleNameMapper: { '\\.css$': here('cssModule.cjs') },
    setupFilesAfterEnv: [here(environment === 'jsdom' ? 'setupDom.ts' : 'setupNode.ts')],
  }
}

const apiProject = {
  ...project('api', 'node'),
  globalSetup: path.join(root, 'api/test/globalSetup.ts'),
  globalTeardown: path.join(root, 'api/test/globalTeardown.ts'),
}

export default {
  rootDir: root,
  // Where there are two cores jest by itself would use one, and tests of the api wait a lot: for processes, e-mails,
  // silence.
  maxWorkers: 4,
  testSequencer: here('waitingFirst.mjs'),
  projects: [
    ...[...(standsAlone ? [] : ['shared', 'shell']), ...remoteWorkspaces].map((name) => project(name, 'jsdom')),
    ...(standsAlone ? [] : [apiProject]),
  ],
}
