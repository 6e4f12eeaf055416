import type { HTMLAttributes } from 'react'
import styles from './Container.module.css'

interface ContainerProps extends HTMLAttributes<HTMLDivElement> {
  /** `text` for one column of text; by default 1344 px. */
  width?: 'page' | 'text'
}

/** Limits content to the width of the page and keeps the page edge free. */
export function Container({ width = 'page', className, ...rest }: ContainerProps) {
  return (
    <div {...rest} className={className ? `${styles.container} ${className}` : styles.container} data-width={width} />
  )
}
