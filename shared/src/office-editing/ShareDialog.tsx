import { call } from '@brightfill/shared/api'
import type { DraftShare } from '@brightfill/shared/contract'
import { Loaded, NotDone, OfficeDialog, SureButton, useAttempt, useGetList, When } from '@brightfill/shared/office'
import { Button, TextInput } from '@brightfill/shared/ui'
import { useState } from 'react'
import styles from './ShareDialog.module.css'
import { texts } from './texts'
import type { EditedPath } from './useItemDraft'

interface ShareDialogProps {
  resource: EditedPath
  id: number | string
  onClose: () => void
}

/** Links that show the draft to colleagues without an account: makes new ones, and ends those that work (O-21). */
export function ShareDialog({ resource, id, onClose }: ShareDialogProps) {
  const list = useGetList<DraftShare>(`${resource}-shares`, { filter: { of: id } })
  const at = { id: String(id) }
  const making = useAttempt(async () => {
    const { data } = await call(`POST /office/${resource}/:id/shares`, at as never) // each has an id of its own kind
    void list.refetch()
    return data
  }, texts.notDone)
  const ending = useAttempt(async (share: number) => {
    await call(`POST /office/${resource}/:id/shares/:share/end`, { ...at, share: String(share) } as never) // as above
    if (making.answer?.id === share) making.forget()
    void list.refetch()
  }, texts.notDone)
  return (
    <OfficeDialog title={texts.shareTitle} onClose={onClose}>
      <p>{texts.shareText}</p>
      {making.answer ? (
        <NewLink link={making.answer.link} />
      ) : (
        <Button size="sm" loading={making.busy} onClick={() => void making.attempt()}>
          {texts.createLink}
        </Button>
      )}
      <NotDone of={making} />
      <NotDone of={ending} />
      <Loaded of={list}>
        {(rows) =>
          rows.length > 0 && (
            <section aria-label={texts.links} className={styles.links}>
              <h3>{texts.links}</h3>
              <ul>
                {rows.map((row) => (
                  <li key={row.id}>
                    <b>{texts.sharedBy(row.by)}</b>
                    <small>
                      <span>{texts.sharedUntil}</span> <When at={row.expires_at} />
                    </small>
                    <SureButton
                      label={texts.endLink}
                      sure={texts.endLinkSure}
                      loading={ending.busy && ending.tried?.[0] === row.id}
                      onSure={() => void ending.attempt(row.id)}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        }
      </Loaded>
    </OfficeDialog>
  )
}

/** The only time that the link is shown, because the site stores only its hash. */
function NewLink({ link }: { link: string }) {
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => {}, // the link can still be selected by hand
    )
  return (
    <div className={styles.link}>
      <TextInput
        label={texts.link}
        hint={texts.linkHint}
        value={link}
        readOnly
        autoFocus
        onFocus={({ target }) => target.select()}
      />
      <Button size="sm" onClick={() => void copy()}>
        {copied ? texts.copied : texts.copyLink}
      </Button>
    </div>
  )
}
