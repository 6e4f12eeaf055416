import type { Settings } from '../settings'
import { FolderStore } from './FolderStore'
import { S3Store } from './S3Store'
import type { Store } from './Store'

/**
 * The store that the settings name. It is not asked anything yet.
 * @param onFailure hears of each request to a store elsewhere that failed
 */
export function openStore({ s3Url, dataDir }: Pick<Settings, 's3Url' | 'dataDir'>, onFailure?: () => void): Store {
  return s3Url ? new S3Store(s3Url, onFailure) : new FolderStore(dataDir)
}
