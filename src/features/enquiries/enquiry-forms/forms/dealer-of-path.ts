import { dealerSegment, groupSegment } from '#features/dealers/dealers/index.ts'

/** Returns the slug of the dealer on whose site a form is; null on all other pages. Source: decision V-10. */
export const dealerOfPath = (path: string): string | null => dealerSegment(path)

/** Returns the slug of the group on whose pages a form is; null on all other pages. Source: requirement D-004. */
export const groupOfPath = (path: string): string | null => groupSegment(path)
