import type { Settings } from '../settings'
import { FolderStore } from './FolderStore'
import { S3Store } from './S3Store'
import type { Store } from './Store'

/**
 * The configured store, without a request to it.
 * @param onFailure called for each failed request to a remote store
 */
export function openStore({ s3Url, dataDir }: Pick<Settings, 's3Url' | 'dataDir'>, onFailure?: () => void): Store {
  return s3Url ? new S3Store(s3Url, onFailure) : new FolderStore(dataDir)
}
