import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import type { RosterCard } from '../rules/roster.ts'
import { DriverCard } from './driver-card.tsx'

/** Four at a time; on phones the next card shows its edge. Source: requirement C-057. */
const perView = { phone: 1.5, medium: 2, large: 3, desktop: 4 } as const

/** Source: requirement C-058. */
const gap = '18px'

type Props = { label: string; cards: readonly RosterCard[]; headingLevel: 2 | 3; language: Language }

/** The drivers of a category side by side. Source: requirements C-057 and C-058. */
export function RosterSlider({ label, cards, headingLevel, language }: Props) {
  return (
    <LazyCarousel
      label={carouselName(label, language)}
      perView={perView}
      gap={gap}
      slides={cards.map((card) => ({
        id: card.id,
        label: card.name,
        content: <DriverCard card={card} headingLevel={headingLevel} language={language} />,
      }))}
      labels={carouselLabels(language)}
    />
  )
}
