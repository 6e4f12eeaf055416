import styles from './Avatar.module.css'
import { texts } from './texts'

interface AvatarProps {
  /** Undefined when unassigned. */
  person?: { id: number; name: string } | null
  /** Beside the written name it is decoration. */
  decorative?: boolean
  /** Is here now. */
  present?: boolean
}

/** The initials of a colleague in a circle; a dashed circle means unassigned. */
export function Avatar({ person, decorative, present }: AvatarProps) {
  const name = person?.name ?? texts.nobody
  const said = decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name }
  return (
    <span
      {...said}
      className={styles.avatar}
      data-nobody={!person || undefined}
      data-present={present || undefined}
      data-colour={person ? person.id % 5 : undefined}
    >
      {person && initials(name)}
    </span>
  )
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
