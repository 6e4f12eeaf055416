import { Notice, type NoticeProps } from './Notice'

/** Says that there is nothing to show, and where to go. */
export function EmptyState(props: Omit<NoticeProps, 'bottle'>) {
  return <Notice {...props} bottle={0.06} />
}
