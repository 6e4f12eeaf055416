import styles from './Icon.module.css'

export interface IconProps {
  /** Width and height in px; 24 by default. */
  size?: number
  className?: string
}

/** Makes a decorative line icon from its path in a 24 px square; it has the colour of the text around it. */
export function createIcon(path: string, { filled = false, strokeWidth = 1.5 } = {}) {
  // biome-ignore lint/correctness/noComponentHookFactories: called at module level only, once for each icon of the set
  return function Icon({ size = 24, className }: IconProps) {
    return (
      <svg
        className={className ? `${styles.icon} ${className}` : styles.icon}
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    )
  }
}
