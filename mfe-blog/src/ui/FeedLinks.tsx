import { texts } from '../articles/texts'

/** Tells feed readers where the newest articles are; React moves the links into the head. */
export function FeedLinks() {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" href="/feed.xml" title={texts.feed} />
      <link rel="alternate" type="application/feed+json" href="/feed.json" title={texts.feed} />
    </>
  )
}
