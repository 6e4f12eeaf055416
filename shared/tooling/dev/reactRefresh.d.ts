declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(scope: object): void
}
