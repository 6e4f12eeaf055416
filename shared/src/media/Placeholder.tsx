import styles from './Picture.module.css'

interface PlaceholderProps {
  alt: string
  width: number
  height: number
  className?: string
}

/** The outline of a bottle in place of a missing picture, at the picture's size. */
export function Placeholder({ alt, width, height, className }: PlaceholderProps) {
  const scale = height / 110
  return (
    <svg
      className={className ? `${styles.placeholder} ${className}` : styles.placeholder}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke="currentColor"
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
    >
      <path
        transform={`translate(${width / 2 - 32 * scale} ${height / 2 - 38 * scale}) scale(${scale})`}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        d="M28.6 21h6.8v5.4c0 2.6 6.6 4.6 6.6 11V52a3 3 0 0 1-3 3H25a3 3 0 0 1-3-3V37.4c0-6.4 6.6-8.4 6.6-11Z"
      />
    </svg>
  )
}
