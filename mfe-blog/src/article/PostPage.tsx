// The same article at its other address; its canonical names the first.
export { Component, ErrorBoundary, handle, loader } from './ArticlePage'
