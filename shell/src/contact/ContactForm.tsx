import {
  type ComponentType,
  type FormEvent,
  memo,
  type SyntheticEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { ACT_WITHIN, within } from '../platform/within'
import type { Contact } from './Contact'
import styles from './ContactForm.module.css'
import { keepContactDraft } from './contactDraft'
import { type FocusPlace, focusPlace, restoreFocus } from './focusPlace'
import type { LiveContactFormProps } from './LiveContactForm'
import { PlainContactForm } from './PlainContactForm'
import { texts } from './texts'
import { useMachineSlug } from './useMachineSlug'
import { useNearOnce } from './useNearOnce'

type Live = ComponentType<LiveContactFormProps>

async function loadLive(): Promise<Live> {
  const { LiveContactForm, ready } = await import(/* webpackChunkName: "contact" */ './liveContact')
  await ready
  return LiveContactForm
}

/** The form Get In Touch. Plain until it is near or used; then its code takes over what was typed, where the caret was. */
export const ContactForm = memo(function ContactForm() {
  const slug = useMachineSlug()
  const [LiveForm, setLive] = useState<Live>()
  const [wanted, setWanted] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const place = useRef<FocusPlace>(undefined)
  const alive = useRef(false)
  const composed = useRef<Promise<unknown>>(undefined)
  const frame = useNearOnce(load)

  /** @returns whether the live form takes over */
  async function load(): Promise<boolean> {
    const loaded = await loadLive().catch(() => undefined)
    if (!loaded) return false // asked again at the next sign of use
    await composed.current
    if (alive.current || !form.current) return true
    alive.current = true
    keep(form.current) // also what the browser filled in by itself
    place.current = focusPlace(form.current)
    flushSync(() => setLive(() => loaded)) // a key pressed between reading the fields and replacing them would be lost
    return true
  }

  useLayoutEffect(() => {
    if (LiveForm && form.current) restoreFocus(form.current, place.current)
  }, [LiveForm])

  useEffect(() => {
    if (LiveForm && wanted) form.current?.requestSubmit()
  }, [LiveForm, wanted])

  /** A word an input method is still putting together would be lost with its field. */
  function waitForWord({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    composed.current = new Promise((resolve) =>
      currentTarget.addEventListener('compositionend', resolve, { once: true }),
    )
  }

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const plain = event.currentTarget
    setWanted(true)
    if (await within(ACT_WITHIN, load()).catch(() => false)) return
    // Without the code, or while that is on its way for too long, it is sent as a document's form, checked by the browser.
    setWanted(false)
    if (plain.reportValidity()) plain.submit()
  }

  return (
    <section ref={frame} className={styles.contact} aria-labelledby="contact-heading">
      <h3 id="contact-heading" className={styles.heading}>
        {texts.heading}
      </h3>
      <p id="contact-sent" className={styles.sentPlain}>
        {texts.sent}
      </p>
      {LiveForm ? (
        <LiveForm form={form} slug={slug} />
      ) : (
        <PlainContactForm
          form={form}
          slug={slug}
          busy={wanted}
          onInput={(event) => keep(event.currentTarget)}
          onCompositionStart={waitForWord}
          onFocus={() => void load()}
          onSubmit={send}
        />
      )}
    </section>
  )
})

function keep(form: HTMLFormElement) {
  const { slug: _, ...typed } = Object.fromEntries(new FormData(form))
  keepContactDraft(typed as Partial<Contact>) // the form has no files, and its fields are those of Contact
}
