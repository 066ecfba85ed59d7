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

const withDefaults = ({ phone, medium = phone, large = medium, desktop = large }: SlidesPerView) => ({
  phone,
  medium,
  large,
  desktop,
})

/** Hides an element in windows of one of these widths. The same widths stand in carousel.css. */
const hiddenIn = {
  phone: 'max-[40.5rem]:hidden',
  medium: 'min-[40.5rem]:max-[60.3125rem]:hidden',
  large: 'min-[60.3125rem]:max-[80rem]:hidden',
  desktop: 'min-[80rem]:hidden',
} as const

/**
 * Returns classes that hide controls in windows so wide that all slides are visible. The browser measures the slides later;
 * controls that disappeared only then would shift the layout.
 *
 * @param slides number of slides
 */
export function hiddenWhereAllFit(perView: SlidesPerView, slides: number): string {
  const widths = withDefaults(perView)
  return (['phone', 'medium', 'large', 'desktop'] as const)
    .filter((width) => slides <= widths[width])
    .map((width) => hiddenIn[width])
    .join(' ')
}

/** Returns the custom properties read by carousel.css. */
export function slidesStyle(perView: SlidesPerView, gap: string): CSSProperties {
  const { phone, medium, large, desktop } = withDefaults(perView)
  return {
    '--slide-gap': gap,
    '--slides-phone': phone,
    '--slides-medium': medium,
    '--slides-large': large,
    '--slides-desktop': desktop,
  } as CSSProperties
}
