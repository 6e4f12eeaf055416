import { formatNumber } from '@brightfill/shared/constants'
import type { MediaFile } from '@brightfill/shared/contract'
import {
  Failed,
  ListBase,
  LoadingRows,
  OfficePage,
  OfficeSearch,
  Pager,
  useListContext,
  useParams,
  useShortcuts,
  useUnsaved,
} from '@brightfill/shared/office'
import {
  isUnderWay,
  MediaTile,
  tileStyles,
  UploadButtons,
  UploadList,
  useDroppedFiles,
  useUploadedHere,
  useUploads,
} from '@brightfill/shared/office-media'
import { Link, useLocation, useNavigate } from '@brightfill/shared/router'
import { useLayoutEffect, useRef } from 'react'
import styles from './Media.module.css'
import { MediaDetailsPane } from './MediaDetailsPane'
import { MediaFilters } from './MediaFilters'
import { texts } from './texts'

/** The media library: all files, and beside them the one in the address (O-28 to O-31). */
export function MediaPage() {
  const { '*': opened } = useParams<{ '*': string }>()
  return (
    <ListBase perPage={48}>
      <div className={styles.media} data-opened={opened ? '' : undefined}>
        <Library opened={Number(opened) || undefined} />
        {opened && <MediaDetailsPane key={opened} id={Number(opened)} />}
      </div>
    </ListBase>
  )
}

/** Returns the focus to the tile of a file whose details were closed (O-55). */
function useFocusOnClosed(opened: number | undefined) {
  const list = useRef<HTMLUListElement>(null)
  const before = useRef(opened)
  useLayoutEffect(() => {
    const closed = opened === undefined ? before.current : undefined
    before.current = opened
    if (closed !== undefined && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-file="${closed}"]`)?.focus()
  }, [opened])
  return list
}

function Library({ opened }: { opened: number | undefined }) {
  const { data, total, error, refetch, isFetching } = useListContext<MediaFile>()
  const { search } = useLocation()
  const uploaded = useUploadedHere(() => void refetch())
  const over = useDroppedFiles(uploaded.add)
  const chooser = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const tiles = useFocusOnClosed(opened)
  useShortcuts([
    { key: 'u', label: texts.uploadKey, run: () => chooser.current?.click() },
    { key: 'Escape', label: texts.close, run: () => opened && void navigate(texts.path + search) },
  ])
  // Closing the tab loses them.
  useUnsaved(useUploads().some(isUnderWay))
  return (
    <div className={styles.library} data-over={over || undefined}>
      <OfficePage
        title={texts.title}
        note={<span role="status">{total !== undefined && formatNumber(total)}</span>}
        actions={
          <>
            <span className={styles.hint}>{over ? texts.drop : texts.dropHint}</span>
            <OfficeSearch label={texts.search} />
            <span className={styles.buttons}>
              <UploadButtons camera many chooser={chooser} onFiles={uploaded.add} />
            </span>
          </>
        }
      >
        <MediaFilters />
        <UploadList />
        <div className={styles.files} aria-busy={isFetching || undefined}>
          {error && <Failed error={error} onRetry={() => void refetch()} busy={isFetching} />}
          {!data && !error && <LoadingRows />}
          {data?.length === 0 && <p>{texts.none}</p>}
          <ul ref={tiles} className={tileStyles.grid} aria-label={texts.files}>
            {data?.map((file) => (
              <li key={file.id}>
                <Link
                  to={`${texts.path}/${file.id}${search}`}
                  className={tileStyles.tile}
                  data-file={file.id}
                  aria-current={file.id === opened || undefined}
                >
                  <MediaTile file={file} />
                </Link>
              </li>
            ))}
          </ul>
          <Pager />
        </div>
      </OfficePage>
    </div>
  )
}
