import type { DisplayedModel } from '#features/vehicles/vehicles/index.ts'
import type { CarouselLabels } from '#ui/carousel/labels.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import { type ModelCardLabels, ModelCardView } from './model-card-view.tsx'

/** One on a phone, groups of four on a desktop. Source: requirement V-174; decision V-11. */
const perView = { phone: 1, medium: 2, large: 4 }

export type ModelCardsProps = {
  cards: readonly DisplayedModel[]
  arrangement: 'carousel' | 'grid'
  /** Accessible name of the carousel. */
  label: string
  labels: ModelCardLabels & { readonly carousel: CarouselLabels }
  hybridHref: string | null
}

/** Model cards in a carousel or a grid. Rendered on the server and in the browser. */
export function ModelCards({ cards, arrangement, label, labels, hybridHref }: ModelCardsProps) {
  const slides = cards.map((card) => ({
    id: card.code,
    label: card.name,
    content: <ModelCardView card={card} labels={labels} hybridHref={hybridHref} />,
  }))
  if (arrangement === 'carousel') {
    return <LazyCarousel label={label} slides={slides} perView={perView} grouped labels={labels.carousel} />
  }
  return (
    <ul className="grid grid-cols-1 gap-x-gutter gap-y-12 tablet:grid-cols-2 desktop:grid-cols-4">
      {slides.map(({ id, content }) => (
        <li key={id}>{content}</li>
      ))}
    </ul>
  )
}

/** Placeholders for four cards, with a loading message. Source: requirement V-175. */
export function ModelCardsSkeleton({ loading }: { loading: string }) {
  return (
    <div aria-hidden="true">
      <p className="mb-4 text-ink-2">{loading}</p>
      <div className="grid grid-cols-1 gap-gutter tablet:grid-cols-2 desktop:grid-cols-4">
        {['first', 'second', 'third', 'fourth'].map((position) => (
          <div key={position} data-placeholder className="grid gap-4 max-tablet:not-first:hidden">
            <div className="aspect-[2/1] bg-raised" />
            <div className="h-6 w-2/3 bg-raised" />
            <div className="h-11 w-1/2 bg-raised" />
          </div>
        ))}
      </div>
    </div>
  )
}
