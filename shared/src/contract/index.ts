// Front ends import only types from here (`import type`); a schema in a browser bundle would bring TypeBox along.

export * from './account'
export * from './blog'
export * from './calls'
export * from './content'
export * from './forms'
export * from './lent'
export * from './machines'
export * from './problem'
export * from './sectionParts'
export * from './sections'
export * from './site'
