import type { ContentVideo } from '@brightfill/shared/contract'
import { mediaUrl } from '@brightfill/shared/media'

/** The files of a video in the order of the content. */
export function VideoSources({ video }: { video: ContentVideo }) {
  return video.sources.map(({ src, type }) => <source key={src} src={mediaUrl(src)} type={type} />)
}
