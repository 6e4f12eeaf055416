import type { Page, RemoteRoute } from '@brightfill/shared/router'
import { type ComponentType, useEffect } from 'react'
import { type CodeFault, FAULT_FILE, SLOW } from './faults'

// The failure matrix (faultyReleases.ts) puts this into a copy of a remote's sources: the same remote with faults that
// can be switched on.

interface ActiveFault {
  remote: string
  code: CodeFault
}

declare global {
  interface Window {
    brightfill_fault?: ActiveFault
  }
}

const onServer = typeof window === 'undefined'

/** The fault comes from a file on the server and from a variable of the test in the browser. */
function isActive(remote: string, code: CodeFault): boolean {
  const active = onServer ? faultOfServer() : window.brightfill_fault
  return active?.remote === remote && active.code === code
}

function faultOfServer(): ActiveFault | undefined {
  const { existsSync, readFileSync } = process.getBuiltinModule('node:fs')
  const file = `${__dirname}/${FAULT_FILE}` // the only folder a render may read
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function throwIf(remote: string, code: CodeFault) {
  if (isActive(remote, code)) throw new Error(`${remote} throws on purpose: ${code}`)
}

/** @throws while the module is evaluated, when that is the fault */
export function withFaults(remote: string, routes: RemoteRoute[]): RemoteRoute[] {
  throwIf(remote, 'load')
  return routes.map(({ id, lazy }) => {
    let faulty: Page | undefined
    return {
      id,
      lazy: async () => {
        if (onServer && isActive(remote, 'slow')) await new Promise((resolve) => setTimeout(resolve, SLOW))
        if (onServer && isActive(remote, 'hang')) await new Promise(() => {})
        const page = await lazy()
        faulty ??= { ...page, loader: faultyLoader(remote, page), Component: faultyComponent(remote, page.Component) }
        return faulty
      },
    }
  })
}

function faultyLoader(remote: string, { loader }: Page): Page['loader'] {
  return (args) => {
    throwIf(remote, 'loader')
    return typeof loader === 'function' ? loader(args) : null
  }
}

function faultyComponent(remote: string, Healthy: ComponentType): ComponentType {
  return function Faulty() {
    throwIf(remote, 'render')
    while (onServer && isActive(remote, 'loop'));
    useEffect(() => throwIf(remote, 'effect'))
    return <Healthy />
  }
}
