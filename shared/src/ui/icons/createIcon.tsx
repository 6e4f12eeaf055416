import styles from './Icon.module.css'

export interface IconProps {
  /** Pixels of the square the icon is drawn in; 24 unless told. */
  size?: number
  className?: string
}

/** Makes one decorative line icon of the 24 px set from its path; its colour is the colour of the text around it. */
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
