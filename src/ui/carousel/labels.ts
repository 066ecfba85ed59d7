/** Labels of a carousel, with the placeholders `{number}` and `{count}`. */
export type CarouselLabels = {
  /** Role description for screen readers: carousel. */
  readonly carousel: string
  readonly slide: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** Name of a slide and of its bullet: `Slide {number} of {count}`. */
  readonly position: string
}

/** Returns `Slide {number} of {count}` for a zero-based position. */
export function slideLabel(words: CarouselLabels, index: number, count: number): string {
  return words.position.replace('{number}', String(index + 1)).replace('{count}', String(count))
}
