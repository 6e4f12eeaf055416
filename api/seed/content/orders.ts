import type { SeedOrder } from './types'

const user = 'demo@brightfill.example'

/** Oldest first, so that numbers rise with time. */
export const orders: SeedOrder[] = [
  { user, status_name: 'Delivered', created_at: '2025-03-11T09:42:00Z' },
  { user, status_name: 'Delivered', created_at: '2025-07-02T14:05:00Z' },
  { user, status_name: 'Delivered', created_at: '2025-10-27T11:18:00Z' },
  { user, status_name: 'Cancelled', created_at: '2026-01-23T16:30:00Z' },
  { user, status_name: 'Delivered', created_at: '2026-04-06T08:12:00Z' },
  { user, status_name: 'Delivered', created_at: '2026-08-19T10:55:00Z' },
  { user, status_name: 'In transit', created_at: '2026-10-02T13:27:00Z' },
  { user, status_name: 'In preparation', created_at: '2026-11-14T09:03:00Z' },
]
