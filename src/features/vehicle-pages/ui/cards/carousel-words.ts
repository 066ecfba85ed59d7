import { fill } from '#platform/i18n/fill.ts'
import type { CarouselWords } from '#ui/carousel/words.ts'
import type { CarouselTexts } from '../../texts.ts'

/** Returns the labels of a carousel. The carousel fills in `{number}` and `{count}`. */
export function carouselWords({ position, ...labels }: CarouselTexts): CarouselWords {
  return { ...labels, position: fill(position, { number: '{number}', count: '{count}' }) }
}
