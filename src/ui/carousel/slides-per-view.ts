import type { CSSProperties } from 'react'

/** Number of visible slides on phones, and in windows of at least 648, 965 and 1280 px. */
export type SlidesPerView = {
  readonly phone: number
  readonly medium?: number
  readonly large?: number
  readonly desktop?: number
}

/** Visible slides of a card carousel. Source: requirements C-409 to C-411 and V-167; decision V-11. */
export const cardsPerView: SlidesPerView = { phone: 1, medium: 2, large: 3 }

/** Returns the custom properties read by carousel.css. */
export function slidesStyle(
  { phone, medium = phone, large = medium, desktop = large }: SlidesPerView,
  gap: string,
): CSSProperties {
  return {
    '--slide-gap': gap,
    '--slides-phone': phone,
    '--slides-medium': medium,
    '--slides-large': large,
    '--slides-desktop': desktop,
  } as CSSProperties
}
