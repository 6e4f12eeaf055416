import { Late } from '@brightfill/shared/late'
import { useLocation } from '@brightfill/shared/router'
import { Skeleton } from '@brightfill/shared/ui'
import { memo, useEffect, useRef } from 'react'
import type { Contact } from './Contact'
import styles from './ContactForm.module.css'
import { keepContactDraft } from './contactDraft'
import { texts } from './texts'

async function loadContactForm() {
  const { ContactForm, ready } = await import(/* webpackChunkName: "contact" */ './ContactForm')
  await ready
  return ContactForm
}

const skeleton = <Skeleton shape="block" className={styles.skeleton} />

/**
 * Get In Touch, at the foot of every page. The code of its form comes when it is near or used.
 * @param drawn false on pages that the browser loads: their data would wait for the code of a form that the server has drawn
 */
export function ContactSection({ drawn }: { drawn?: boolean }) {
  const { pathname, search } = useLocation()
  // Another page draws the form again from its draft, so that no navigation waits for the code of a form nobody looks at.
  return <ContactPlace key={pathname + search} drawn={drawn} />
}

const ContactPlace = memo(function ContactPlace({ drawn }: { drawn?: boolean }) {
  const section = useRef<HTMLElement>(null)

  // What is typed before the form has its code is kept as well. React hears nothing of it.
  useEffect(() => {
    const element = section.current
    const keep = ({ target }: Event) => {
      const { form } = target as HTMLInputElement | HTMLTextAreaElement // the section has no other fields
      if (!form || form.dataset.alive) return
      const { slug: _, ...typed } = Object.fromEntries(new FormData(form))
      keepContactDraft(typed as Partial<Contact>) // the form has no files, and its fields are those of Contact
    }
    element?.addEventListener('input', keep)
    return () => element?.removeEventListener('input', keep)
  }, [])

  return (
    <section ref={section} className={styles.contact} aria-labelledby="contact-heading">
      <h3 id="contact-heading" className={styles.heading}>
        {texts.heading}
      </h3>
      <p id="contact-sent" className={styles.sentPlain}>
        {texts.sent}
      </p>
      <Late load={loadContactForm} skeleton={skeleton} near="400px" drawn={drawn} />
    </section>
  )
})
