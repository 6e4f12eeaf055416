import type { SocialLink } from '@brightfill/shared/contract'

// Addresses of the reserved domain: a demo must not lead to a stranger's profile.
export const socialLinks: SocialLink[] = [
  { name: 'LinkedIn', url: 'https://linkedin.example/company/brightfill-machinery' },
  { name: 'YouTube', url: 'https://youtube.example/@brightfill-machinery' },
]
