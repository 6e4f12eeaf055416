import { Anchor, type AnchorProps } from './Anchor'
import type { ButtonLook } from './Button'
import styles from './Button.module.css'
import { ButtonFace } from './ButtonFace'

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'primary',
  size = 'md',
  wide,
  arrow,
  icon,
  className,
  children,
  ...rest
}: ButtonLook & AnchorProps) {
  return (
    <Anchor
      {...rest}
      className={className ? `${styles.button} ${className}` : styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
    >
      <ButtonFace arrow={arrow} icon={icon}>
        {children}
      </ButtonFace>
    </Anchor>
  )
}
