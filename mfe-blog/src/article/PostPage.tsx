// The same article at its second address; its canonical link names the first.
export { Component, ErrorBoundary, handle, loader } from './ArticlePage'
