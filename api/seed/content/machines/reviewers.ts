import type { Review } from '@brightfill/shared/contract'

/** The people behind the initials on the eight avatars. */
const reviewers = {
  AK: { avatar: 'avatar-01', author: 'Anneke Kolen', position: 'Production manager, plant drinks, Ghent' },
  MO: { avatar: 'avatar-02', author: 'Maeve O’Rourke', position: 'Operations director, water, Cork' },
  SL: { avatar: 'avatar-03', author: 'Susan Lomax', position: 'Plant manager, dairy, Somerset' },
  JT: { avatar: 'avatar-04', author: 'Jonas Tveit', position: 'Head of engineering, cider, Bergen' },
  RD: { avatar: 'avatar-05', author: 'Robert Dunn', position: 'Maintenance lead, juice, Leeds' },
  EV: { avatar: 'avatar-06', author: 'Elena Vidal', position: 'Quality manager, yoghurt, Girona' },
  PN: { avatar: 'avatar-07', author: 'Piotr Nowicki', position: 'Line manager, soft drinks, Poznań' },
  HB: { avatar: 'avatar-08', author: 'Helen Birch', position: 'Owner, farm dairy, Cumbria' },
}

export function reviewBy(initials: keyof typeof reviewers, rating: number, review: string): Review {
  const { avatar, ...person } = reviewers[initials]
  return { ...person, avatar: `public/avatars/${avatar}.svg`, rating, review }
}
