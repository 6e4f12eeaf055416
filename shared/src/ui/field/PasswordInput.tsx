import { useEffect, useRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons/actionIcons'
import { texts } from '../text/texts'
import { Field, splitField } from './Field'
import { Input } from './Input'
import styles from './PasswordInput.module.css'
import type { TextInputProps } from './TextInput'

/** A labelled password that can be shown; it is hidden again when its form is sent. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'ref'>) {
  const [labelled, input] = splitField(props)
  const [shown, setShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => {
    const form = field.current?.form
    const hide = () => setShown(false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [])

  function toggle() {
    const { selectionStart = null, selectionEnd = null } = field.current ?? {}
    setShown(!shown)
    // Some browsers put the caret at the start when the type changes; put it back afterwards.
    requestAnimationFrame(() => field.current?.setSelectionRange(selectionStart, selectionEnd))
  }

  return (
    <Field {...labelled}>
      {(control) => (
        <div className={styles.frame}>
          <Input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            ref={field}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <button
            type="button"
            className={styles.toggle}
            data-scripts="needed"
            aria-controls={control.id}
            aria-label={shown ? texts.hidePassword : texts.showPassword}
            onClick={toggle}
          >
            {shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          </button>
        </div>
      )}
    </Field>
  )
}
