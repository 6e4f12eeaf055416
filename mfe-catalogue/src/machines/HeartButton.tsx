import { ApiError } from '@brightfill/shared/api'
import { useSite } from '@brightfill/shared/store'
import { HeartIcon, useHydrated } from '@brightfill/shared/ui'
import { useEffect, useId, useState } from 'react'
import styles from './HeartButton.module.css'
import { texts } from './texts'
import { loadSaved, lookAs, setSaved, useSaved } from './wishlist'

interface HeartButtonProps {
  machine: { id: number; name: string; in_wishlist: 0 | 1 }
  /** `plate` lies on a picture; `frame` is large and has a border, for beside another button. */
  look?: 'plate' | 'frame'
  /** Called after the api accepted the new state. */
  onChanged?: (machineId: number, saved: boolean) => void
}

/** Saves a machine. Visitors see it disabled with the reason. */
export function HeartButton({ machine, look = 'plate', onChanged }: HeartButtonProps) {
  const { id, name } = machine
  const user = useSite(({ session }) => (session.status === 'user' ? session.user.id : undefined))
  const visitor = useSite(({ session }) => session.status === 'visitor')
  const fromServer = useFromServer()
  const pressed = useSaved(user, id, machine.in_wishlist === 1)
  const [failed, setFailed] = useState(false)
  const hint = useId()

  useEffect(() => {
    if (visitor || user !== undefined) lookAs(user)
    if (fromServer && user !== undefined) void loadSaved(user)
  }, [visitor, fromServer, user])

  async function toggle() {
    setFailed(false)
    try {
      const accepted = await setSaved(id, !pressed)
      if (accepted !== undefined) onChanged?.(id, accepted)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailed(true)
    }
  }

  return (
    <span className={styles.frame} data-look={look} data-print="hide">
      <button
        type="button"
        className={styles.heart}
        aria-pressed={pressed}
        aria-label={texts.save(name)}
        aria-describedby={visitor ? hint : undefined}
        disabled={user === undefined}
        onClick={toggle}
      >
        <HeartIcon size={look === 'plate' ? 20 : 22} />
      </button>
      {visitor && (
        <span id={hint} className={styles.hint}>
          {texts.signInToSave}
        </span>
      )}
      {failed && (
        <span className={styles.hint} data-failed role="alert">
          {texts.notSaved}
        </span>
      )}
    </span>
  )
}

/** Whether the component was rendered on the server, whose data is that of a visitor. */
function useFromServer(): boolean {
  const hydrated = useHydrated()
  const [fromServer] = useState(!hydrated)
  return fromServer
}
