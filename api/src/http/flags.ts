// The wire's flags; `as const` keeps their literal types through object literals.
export const YES = 1 as const
export const NO = 0 as const
