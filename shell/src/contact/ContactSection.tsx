import { Late } from '@brightfill/shared/late'
import { useLocation } from '@brightfill/shared/router'
import { Skeleton } from '@brightfill/shared/ui'
import { memo, useEffect, useRef } from 'react'
import styles from './ContactForm.module.css'
import { type Contact, contactDraft, emptyContact } from './contactDraft'
import { texts } from './texts'

const loadContactForm = () =>
  import(/* webpackChunkName: "contact" */ './ContactForm').then(({ ContactForm }) => ContactForm)

const skeleton = <Skeleton shape="block" className={styles.skeleton} />

/**
 * Get In Touch, at the foot of every page. The code of its form loads when the form is near or used.
 * @param drawn false on pages that the browser loads: their data would wait for the code of a form that the server drew
 */
export function ContactSection({ drawn }: { drawn?: boolean }) {
  const { pathname, search } = useLocation()
  // The key redraws the form from its draft on each page, so that no navigation waits for the code of an unseen form.
  return <ContactPlace key={pathname + search} drawn={drawn} />
}

const ContactPlace = memo(function ContactPlace({ drawn }: { drawn?: boolean }) {
  const section = useRef<HTMLElement>(null)

  // Keeps text that is typed before the form's code arrives. React does not see these events.
  useEffect(() => {
    const element = section.current
    const keep = ({ target }: Event) => {
      const { form } = target as HTMLInputElement | HTMLTextAreaElement // the section has only this form's fields
      if (!form || form.dataset.alive) return
      const typed = [...new FormData(form)].filter(([name]) => name in emptyContact)
      contactDraft.keep(Object.fromEntries(typed) as Partial<Contact>) // the form has no files
    }
    element?.addEventListener('input', keep)
    return () => element?.removeEventListener('input', keep)
  }, [])

  return (
    <section ref={section} className={styles.contact} aria-labelledby="contact-heading" data-form-place>
      <h3 id="contact-heading">{texts.heading}</h3>
      <Late load={loadContactForm} skeleton={skeleton} near="400px" drawn={drawn} />
    </section>
  )
})
