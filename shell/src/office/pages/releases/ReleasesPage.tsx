import { Failed, LoadingRows, OfficePage, useGetOne } from '@brightfill/shared/office'
import { useState } from 'react'
import { ActivationLog } from './ActivationLog'
import { ConfirmDeed, type Deed, type ReleasesRecord } from './ConfirmDeed'
import { FiguresTable } from './FiguresTable'
import { LiveReleases } from './LiveReleases'
import styles from './Releases.module.css'
import { RunningCanary } from './RunningCanary'
import { texts } from './texts'

/** Milliseconds between two questions: a canary is seen failing while it happens. */
const ASK_EVERY = 5_000

/** What is live, how it and the canary do, and what was done with releases (O-53). */
export function ReleasesPage() {
  const { data, dataUpdatedAt, error, isFetching, refetch } = useGetOne<ReleasesRecord>(
    'releases',
    { id: 'now' },
    { refetchInterval: ASK_EVERY },
  )
  const [deed, setDeed] = useState<Deed>()
  const [done, setDone] = useState('')
  return (
    <OfficePage title={texts.title} note={data && texts.servers(data.servers, data.compositions)}>
      <div className={styles.page}>
        {error ? <Failed error={error} onRetry={() => void refetch()} busy={isFetching} /> : null}
        {!data && !error && <LoadingRows />}
        <p role="status" className={styles.done}>
          {done}
        </p>
        {data && (
          <>
            <LiveReleases rows={data.live} figures={data.figures} onDeed={setDeed} />
            {data.canary && (
              <RunningCanary
                canary={data.canary}
                live={data.live.find(({ name }) => name === data.canary?.name)?.release}
                figures={data.figures}
                onDeed={setDeed}
              />
            )}
            <FiguresTable rows={data.figures} />
            <ActivationLog lines={data.log} live={data.live} now={dataUpdatedAt} onDeed={setDeed} />
          </>
        )}
      </div>
      {deed && (
        <ConfirmDeed
          deed={deed}
          onClose={() => setDeed(undefined)}
          onDone={(url) => {
            if (url) return window.location.assign(url)
            setDeed(undefined)
            setDone(deed.done)
            void refetch()
          }}
        />
      )}
    </OfficePage>
  )
}
