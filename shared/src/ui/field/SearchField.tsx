import { SEARCH_MAX_LENGTH } from '@brightfill/shared/constants'
import type { ReactNode } from 'react'
import { SearchIcon } from '../icons/actionIcons'
import { Input, type InputProps } from './Input'
import styles from './SearchField.module.css'

interface SearchFieldProps extends InputProps {
  /** Its name, and its hint if there is no `placeholder`. */
  label: string
  /** Instead of the icon before the text: a button that sends the form. */
  submit?: ReactNode
  /** Follows the input, such as a list of suggestions below it. */
  children?: ReactNode
}

/** The text input of a search, with a search icon before its text. */
export function SearchField({ label, submit, children, ...input }: SearchFieldProps) {
  return (
    <div className={styles.field}>
      {submit ? <span className={styles.sign}>{submit}</span> : <SearchIcon size={20} className={styles.sign} />}
      <Input
        type="text"
        inputMode="search"
        enterKeyHint="search"
        maxLength={SEARCH_MAX_LENGTH}
        aria-label={label}
        placeholder={label}
        {...input}
        className={styles.input}
      />
      {children}
    </div>
  )
}
