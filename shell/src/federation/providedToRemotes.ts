import * as api from '@brightfill/shared/api'
import * as draft from '@brightfill/shared/draft'
import * as federation from '@brightfill/shared/federation'
import * as late from '@brightfill/shared/late'
import * as media from '@brightfill/shared/media'
import contract from '@brightfill/shared/package.json'
import * as page from '@brightfill/shared/page'
import * as router from '@brightfill/shared/router'
import * as session from '@brightfill/shared/session'
import * as store from '@brightfill/shared/store'
import * as ui from '@brightfill/shared/ui'
import type { init } from '@module-federation/enhanced/runtime'
import react from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import reactDom from 'react-dom'

type ShareScope = NonNullable<Parameters<typeof init>[0]['shared']>

/**
 * The modules that the shell provides to remotes (docs/decisions/0004). They go to the federation runtime directly:
 * with the plugin in the shell's build, the shell's own imports would go through the share scope too, and webpack could
 * neither join nor tree-shake them.
 */
export const shareScope = {
  react: provided(react.version, react),
  'react/jsx-runtime': provided(react.version, { Fragment, jsx, jsxs }),
  'react-dom': provided(reactDom.version, reactDom),
  '@brightfill/shared/api': provided(contract.version, api),
  '@brightfill/shared/draft': provided(contract.version, draft),
  '@brightfill/shared/federation': provided(contract.version, federation),
  '@brightfill/shared/late': provided(contract.version, late),
  '@brightfill/shared/media': provided(contract.version, media),
  '@brightfill/shared/page': provided(contract.version, page),
  '@brightfill/shared/router': provided(contract.version, router),
  '@brightfill/shared/session': provided(contract.version, session),
  '@brightfill/shared/store': provided(contract.version, store),
  '@brightfill/shared/ui': provided(contract.version, ui),
  // Own chunks: they are heavy, and only forms need them.
  '@brightfill/shared/forms': providedLate(() => import(/* webpackChunkName: "forms" */ '@brightfill/shared/forms')),
  '@brightfill/shared/phone': providedLate(() => import(/* webpackChunkName: "phone" */ '@brightfill/shared/phone')),
  '@brightfill/shared/public-forms': providedLate(
    () => import(/* webpackChunkName: "public-forms" */ '@brightfill/shared/public-forms'),
  ),
} satisfies ShareScope

function provided(version: string, unit: unknown) {
  return { version, lib: () => unit, shareConfig: singleton(version) }
}

function providedLate(load: () => Promise<unknown>) {
  const get = () => load().then((unit) => () => unit)
  return { version: contract.version, get, shareConfig: singleton(contract.version) }
}

function singleton(version: string) {
  return { singleton: true, requiredVersion: `^${version}` }
}
