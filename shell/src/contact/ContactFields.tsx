import type { ComponentType } from 'react'
import styles from './ContactForm.module.css'
import { texts } from './texts'

interface TextProps {
  name: string
  label: string
  autoComplete: string
  placeholder?: string
  type?: 'email'
  optional?: boolean
  className?: string
}

/** What draws the fields: bound to the form once its code is there, plain before. */
export interface ContactFieldKit {
  Text: ComponentType<TextProps>
  Area: ComponentType<Omit<TextProps, 'type'>>
  Phone: ComponentType<Pick<TextProps, 'name' | 'label'>>
}

/** The fields of the contact form, the same before and after it comes alive. */
export function ContactFields({ kit: { Text, Area, Phone } }: { kit: ContactFieldKit }) {
  return (
    <>
      <Text name="name" label={texts.name} autoComplete="name" placeholder={texts.namePlaceholder} />
      <Text
        name="company_name"
        label={texts.companyName}
        autoComplete="organization"
        placeholder={texts.companyPlaceholder}
      />
      <Phone name="phone" label={texts.phone} />
      <Text
        name="email"
        label={texts.email}
        type="email"
        autoComplete="email"
        placeholder={texts.emailPlaceholder}
        optional
      />
      <Text
        name="full_address"
        label={texts.address}
        autoComplete="street-address"
        placeholder={texts.addressPlaceholder}
        optional
        className={styles.full}
      />
      <Area
        name="message"
        label={texts.message}
        autoComplete="off"
        placeholder={texts.messagePlaceholder}
        optional
        className={styles.full}
      />
    </>
  )
}
