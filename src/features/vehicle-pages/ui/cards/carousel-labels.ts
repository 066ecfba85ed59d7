import { fill } from '#platform/i18n/fill.ts'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import type { CarouselTexts } from '../../texts.ts'

/** Returns the labels of a carousel. The carousel fills in `{number}` and `{count}`. */
export function createCarouselLabels({ position, ...labels }: CarouselTexts): CarouselLabels {
  return { ...labels, position: fill(position, { number: '{number}', count: '{count}' }) }
}
