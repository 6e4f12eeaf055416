import { texts } from '../articles/texts'

/** Links to the feeds of the newest articles; React moves them into the head. */
export function FeedLinks() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" href="/feed.xml" title={texts.feed} />
      <link rel="alternate" type="application/feed+json" href="/feed.json" title={texts.feed} />
    </>
  )
}
