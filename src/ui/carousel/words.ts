/** What a carousel says. `{number}` and `{count}` are filled in. */
export type CarouselWords = {
  /** What it is, as screen readers name it: carousel. */
  readonly carousel: string
  readonly slide: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** Name of a slide and of its bullet: `Slide {number} of {count}`. */
  readonly position: string
}

/** `Slide {number} of {count}` for a place, 0 being the first. */
export function positionName(words: CarouselWords, index: number, count: number): string {
  return words.position.replace('{number}', String(index + 1)).replace('{count}', String(count))
}
