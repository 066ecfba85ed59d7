import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { type CardFinance, StockCard, vehicleTitle } from '#features/stock/stock-cards/index.ts'
import { stockCardLabels } from '#features/stock/stock-cards/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'

type Props = {
  vehicles: readonly UsedVehicle[]
  /** Names the slider. */
  title: string
  language: Language
  finance: CardFinance
  headingLevel?: 2 | 3
  /** Names the dealer on each card: in groups, and among the vehicles of several dealers. */
  showsDealer?: boolean
  /** Path of the page. */
  from?: string
}

const perView = { phone: 1.15, medium: 2, large: 3, desktop: 4 } as const

/**
 * A slider of used vehicles; nothing without any. The page has one `StockDialogs` for it and its other cards.
 * Source: requirement D-045.
 */
export function StockCarousel({ vehicles, title, language, headingLevel = 3, ...card }: Props) {
  if (vehicles.length === 0) return null
  const labels = stockCardLabels(language)
  return (
    <LazyCarousel
      label={carouselName(title, language)}
      perView={perView}
      slides={vehicles.map((vehicle) => ({
        id: vehicle.id,
        label: vehicleTitle(vehicle),
        content: <StockCard vehicle={vehicle} labels={labels} headingLevel={headingLevel} {...card} />,
      }))}
      labels={carouselLabels(language)}
    />
  )
}
