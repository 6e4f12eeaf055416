// The one file of the bundler runtime we import that comes without types.
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export function consumes(options: object): void
}
