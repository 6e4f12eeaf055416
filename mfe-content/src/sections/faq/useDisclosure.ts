import { FAQ_ANIMATION } from '@brightfill/shared/constants'
import { useEffect, useRef, useState } from 'react'
import { lessMotion } from '../../media/lessMotion'

const easing = 'cubic-bezier(0.2, 0, 0, 1)'

/** Opens and closes a panel by animating its height; find-in-page can open it too. */
export function useDisclosure() {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  // Stays false while the panel closes, so that the animation is visible.
  const [hidden, setHidden] = useState(true)
  const settled = useRef(true)

  // Until now, early.js has opened and closed it.
  useEffect(() => button.current?.removeAttribute('data-early'), [])

  useEffect(() => {
    const element = panel.current
    if (!element || !hidden) return
    const found = () => {
      setHidden(false)
      setOpen(true)
    }
    if (!element.hidden) return found()
    element.setAttribute('hidden', 'until-found') // React knows the attribute only as on or off
    element.addEventListener('beforematch', found)
    return () => element.removeEventListener('beforematch', found)
  }, [hidden])

  useEffect(() => {
    const element = panel.current
    if (!element || settled.current) return
    settled.current = true
    const finish = () => !open && setHidden(true)
    if (lessMotion() || !element.animate) return void finish()
    const heights = ['0', `${element.scrollHeight}px`]
    const animation = element.animate(
      { height: open ? heights : heights.toReversed() },
      { duration: FAQ_ANIMATION, easing },
    )
    animation.onfinish = finish
    return () => animation.cancel()
  }, [open])

  function toggle() {
    settled.current = false
    setHidden(false)
    setOpen(!open)
  }

  return { open, hidden, button, panel, toggle }
}
