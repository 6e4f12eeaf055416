import { Button, type ButtonProps } from '@brightfill/shared/ui'
import { type RefObject, useRef } from 'react'
import { texts } from './texts'
import styles from './UploadButtons.module.css'

/** The types in the file chooser; the server checks each file. A phone converts its own format to JPEG for these. */
const ACCEPT = {
  picture: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  any: 'image/jpeg,image/png,image/webp,image/avif,image/gif,video/mp4,application/pdf',
}

interface UploadButtonsProps {
  onFiles: (files: File[]) => void
  label?: string
  accept?: keyof typeof ACCEPT
  many?: boolean
  /** A button for the camera, on devices that are held. */
  camera?: boolean
  button?: Omit<ButtonProps, 'onClick' | 'children'>
  /** A click on it opens the file chooser. */
  chooser?: RefObject<HTMLInputElement | null>
}

/** Opens the file chooser, or the camera of a phone. */
export function UploadButtons({
  onFiles,
  label = texts.upload,
  accept = 'any',
  many,
  camera,
  button,
  chooser,
}: UploadButtonsProps) {
  return (
    <>
      {camera && (
        <FileButton
          className={styles.camera}
          label={texts.takePhoto}
          accept={ACCEPT.picture}
          capture
          onFiles={onFiles}
        />
      )}
      <FileButton
        label={label}
        accept={ACCEPT[accept]}
        many={many}
        onFiles={onFiles}
        button={button}
        chooser={chooser}
      />
    </>
  )
}

interface FileButtonProps extends Pick<UploadButtonsProps, 'onFiles' | 'many' | 'button' | 'chooser'> {
  label: string
  accept: string
  capture?: boolean
  className?: string
}

function FileButton({ label, accept, capture, many, className, button, chooser, onFiles }: FileButtonProps) {
  const own = useRef<HTMLInputElement>(null)
  const input = chooser ?? own
  return (
    <span className={className}>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        multiple={many}
        {...(capture && { capture: 'environment' as const })}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = '' // the same file can be chosen again
          if (files.length > 0) onFiles(files)
        }}
      />
      <Button size="sm" variant={capture ? 'secondary' : undefined} {...button} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </span>
  )
}
