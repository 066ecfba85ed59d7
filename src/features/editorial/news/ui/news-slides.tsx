import type { CarouselLabels } from '#ui/carousel/labels.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import type { NewsCard } from '../news-card.ts'
import { NewsCardView } from './news-card-view.tsx'

const perView = { phone: 1, medium: 2, large: 3 } as const

type SlidesProps = {
  cards: readonly NewsCard[]
  labels: CarouselLabels & { readonly name: string }
  headingLevel: 2 | 3
}

/** News as slides. Source: requirements C-179 and C-181. */
export function NewsSlides({ cards, labels, headingLevel }: SlidesProps) {
  return (
    <LazyCarousel
      label={labels.name}
      perView={perView}
      slides={cards.map((card) => ({
        id: card.slug,
        label: card.title,
        content: <NewsCardView card={card} headingLevel={headingLevel} />,
      }))}
      labels={labels}
    />
  )
}
