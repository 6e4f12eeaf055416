import { Notice, type NoticeProps } from './Notice'

/** Nothing to show, and where to go from here. */
export function EmptyState(props: Omit<NoticeProps, 'bottle'>) {
  return <Notice {...props} bottle={0.06} />
}
