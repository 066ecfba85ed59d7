import { fill } from '#platform/i18n/fill.ts'
import type { CarouselWords } from '#ui/carousel/words.ts'
import type { CarouselTexts } from '../../texts.ts'

/** What a carousel says, of which it fills in the numbers itself. */
export function carouselWords({ position, ...words }: CarouselTexts): CarouselWords {
  return { ...words, position: fill(position, { number: '{number}', count: '{count}' }) }
}
