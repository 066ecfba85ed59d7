import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import { blockTexts } from '../texts.ts'

/** Returns the labels of a carousel in a language. The carousel fills in `{number}` and `{count}`. */
export function carouselLabels(language: Language): CarouselLabels {
  const { position, ...labels } = blockTexts(language).carousel
  return { ...labels, position: fill(position, { number: '{number}', count: '{count}' }) }
}

/** Returns the name of a carousel in a section with this title, which has the title itself as its name. */
export function carouselName(title: string, language: Language): string {
  return fill(blockTexts(language).sections.slidesOf, { title })
}
