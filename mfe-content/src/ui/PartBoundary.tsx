import { Component, type ReactNode } from 'react'

interface PartBoundaryProps {
  /** Takes the place of a part that failed. */
  note: ReactNode
  children: ReactNode
}

/** Keeps what goes wrong in one part of a page from the rest of it. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.note : this.props.children
  }
}
