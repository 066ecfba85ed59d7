import type { CSSProperties } from 'react'

/** How many slides stand side by side: on phones, from 648, from 965 and from 1280 px of window. */
export type SlidesPerView = {
  readonly phone: number
  readonly medium?: number
  readonly large?: number
  readonly desktop?: number
}

/** The carousel of cards. Source: requirements C-409 to C-411 and V-167; decision V-11. */
export const cardSteps: SlidesPerView = { phone: 1, medium: 2, large: 3 }

/** Numbers and gap as the custom properties that the stylesheet reads. */
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
