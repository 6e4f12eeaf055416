import { ApiError } from '@brightfill/shared/api'
import { Link, useLocation } from '@brightfill/shared/router'
import { useSite, useSiteStore } from '@brightfill/shared/store'
import { HeartIcon, useHydrated } from '@brightfill/shared/ui'
import { signInFor } from '@brightfill/shared/wish'
import { useEffect, useId, useRef, useState } from 'react'
import { asUser } from '../api/asUser'
import styles from './HeartButton.module.css'
import { texts } from './texts'
import { loadSaved, lookAs, setSaved, useSaved } from './wishlist'

interface HeartButtonProps {
  machine: { id: number; name: string; model: string; in_wishlist: 0 | 1 }
  /** `plate` lies on a picture; `frame` is large and has a border, for beside another button. */
  look?: 'plate' | 'frame'
  /** Called after the api accepted the new state. */
  onChanged?: (machineId: number, saved: boolean) => void
}

/** The history entry that last scrolled to its heart; only the browser sets it. */
let ledTo = ''

/**
 * Saves a machine. Visitors see it disabled with the reason, which links to the sign-in. The sign-in saves the
 * machine and leads back to this heart, which may be drawn later than its page.
 */
export function HeartButton({ machine, look = 'plate', onChanged }: HeartButtonProps) {
  const { id, name, model } = machine
  const store = useSiteStore()
  const user = useSite(({ session }) => (session.status === 'user' ? session.user.id : undefined))
  const visitor = useSite(({ session }) => session.status === 'visitor')
  const hydrated = useHydrated()
  /** Rendered on the server, which knows only visitors. */
  const [fromServer] = useState(!hydrated)
  const ofVisitor = useRef(fromServer)
  const pressed = useSaved(user, id, machine.in_wishlist === 1) && !visitor
  const [failure, setFailure] = useState('')
  const hint = useId()
  const { dismissed, ...dismissal } = useDismissal()
  const { pathname, search, hash, key } = useLocation()
  const target = `heart-${id}`
  const frame = useRef<HTMLSpanElement>(null)
  // A page from the server is as high as the browser left it.
  const sought = !fromServer && hash === `#${target}`

  useEffect(() => {
    if (!sought || ledTo === key) return
    ledTo = key
    frame.current?.scrollIntoView({ block: 'center' })
  }, [sought, key])

  useEffect(() => {
    // A heart that becomes interactive after others shows a visitor's view for a moment, even to a signed-in user.
    const isVisitor = visitor && store.getState().session.status === 'visitor'
    if (isVisitor || user !== undefined) lookAs(user)
    if (isVisitor) ofVisitor.current = true
    // The session ended with a click, which disabled the button.
    if (isVisitor && frame.current?.contains(document.activeElement)) frame.current.querySelector('a')?.focus()
    if (user !== undefined) void loadSaved(user, ofVisitor.current)
  }, [visitor, user, store])

  async function save(state: boolean) {
    setFailure('')
    try {
      const accepted = await asUser(store, () => setSaved(id, state))
      if (accepted !== undefined) onChanged?.(id, accepted)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // An account can save only so many machines; the api says so.
      const reason = error.status === 409 ? error.message : texts.notSaved
      setFailure(store.getState().session.status === 'user' ? reason : '')
    }
  }

  return (
    <span ref={frame} className={styles.frame} data-look={look} data-print="hide">
      <button
        type="button"
        id={sought ? target : undefined}
        className={styles.heart}
        aria-pressed={pressed}
        aria-label={texts.save(name, model)}
        aria-describedby={user === undefined ? hint : undefined}
        disabled={user === undefined}
        onClick={() => save(!pressed)}
      >
        <HeartIcon size={look === 'plate' ? 20 : 22} />
      </button>
      {user === undefined && (
        <Link
          to={signInFor({ address: `${pathname}${search}#${target}`, machine: id })}
          className={styles.signIn}
          {...dismissal}
        >
          <span id={hint} className={styles.hint} data-dismissed={dismissed || undefined}>
            {texts.signInToSave(name)}
          </span>
        </Link>
      )}
      {failure && (
        <span className={styles.hint} data-failed role="alert">
          {failure}
        </span>
      )}
    </span>
  )
}

/**
 * Lets Escape hide what an element shows on hover or focus, until both have left (WCAG 1.4.13). The handlers are for
 * that element.
 */
function useDismissal() {
  const [near, setNear] = useState(false)
  const [dismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (!near) return
    const dismiss = ({ key }: KeyboardEvent) => key === 'Escape' && setDismissed(true)
    document.addEventListener('keydown', dismiss)
    return () => {
      document.removeEventListener('keydown', dismiss)
      setDismissed(false)
    }
  }, [near])

  const come = () => setNear(true)
  const leave = () => setNear(false)
  return { dismissed, onPointerEnter: come, onFocus: come, onPointerLeave: leave, onBlur: leave }
}
