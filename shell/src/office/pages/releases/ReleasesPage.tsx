import { Loaded, OfficePage, useGetOne } from '@brightfill/shared/office'
import { useState } from 'react'
import layout from '../layout.module.css'
import { ActivationLog } from './ActivationLog'
import { ConfirmDeed, type Deed, type ReleasesRecord } from './ConfirmDeed'
import { FiguresTable } from './FiguresTable'
import { LiveReleases } from './LiveReleases'
import styles from './Releases.module.css'
import { RunningCanary } from './RunningCanary'
import { texts } from './texts'

/** Milliseconds between two polls, so that a failing canary shows as it happens. */
const ASK_EVERY = 5_000

/** The live releases, the figures of them and the canary, and the log of releases (O-53). */
export function ReleasesPage() {
  const overview = useGetOne<ReleasesRecord>('releases', { id: 'now' }, { refetchInterval: ASK_EVERY })
  const { data, dataUpdatedAt, refetch } = overview
  const [deed, setDeed] = useState<Deed>()
  const [done, setDone] = useState('')
  return (
    <OfficePage title={texts.title} note={data && texts.servers(data.servers, data.compositions)}>
      <div className={`${layout.blocks} ${styles.page}`}>
        <Loaded of={overview}>
          {({ live, canary, figures, log }) => (
            <>
              <p role="status" className={styles.done}>
                {done}
              </p>
              <LiveReleases rows={live} figures={figures} onDeed={setDeed} />
              {canary && (
                <RunningCanary
                  canary={canary}
                  live={live.find(({ name }) => name === canary.name)?.release}
                  figures={figures}
                  onDeed={setDeed}
                />
              )}
              <FiguresTable rows={figures} />
              <ActivationLog lines={log} live={live} now={dataUpdatedAt} onDeed={setDeed} />
            </>
          )}
        </Loaded>
      </div>
      {deed && data && (
        <ConfirmDeed
          deed={deed}
          now={data}
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
