// Stands in the browser for the parts of the federation's runtime that federationRuntime.mjs leaves out, under the names they are imported by.

const none = () => {
  throw new Error('This part of the federation runtime is not in the browser build')
}

export const generatePreloadAssetsPlugin = none
export const snapshotPlugin = none
export const assignRemoteInfo = none
export const preloadAssets = none
export const formatPreloadArgs = none
export const defaultPreloadArgs = none
export const normalizePreloadExposes = none
export const createLink = none
export const createScript = none
export const loadScript = none
export const isStaticResourcesEqual = none
export const safeWrapper = none
export const createScriptNode = none
export const loadScriptNode = none
export const generateSnapshotFromManifest = none
export const getManifestFileName = none
export const inferAutoPublicPath = none
export const isManifestProvider = none
export const simpleJoinRemoteEntry = none
export const bindLoggerToCompiler = none
export const createInfrastructureLogger = none
export const infrastructureLogger = none
export const getGlobalRemoteInfo = none

/** Made by every instance and offered to its plugins; nothing else is asked of it. */
export class SnapshotHandler {
  hooks = { applyPlugin() {} }
}
export const optionsToMFContext = () => undefined
export const createLogger = () => console
export const logger = console
export const satisfy = () => true
export const runtimeDescMap = {}
export const errorDescMap = {}
export const buildDescMap = {}
export const typeDescMap = {}
