import type { LiveBlockView } from '#features/site/blocks/index.ts'
import { carouselLabels } from '#features/site/blocks/parts.page.tsx'
import { blockTexts } from '#features/site/blocks/texts.ts'
import { LazyFadingCarousel } from '#ui/carousel/lazy-fading-carousel.island.tsx'
import { ThemedBlock } from '../../ui/themed-block.tsx'
import { BannerSlide } from './banner-slide.tsx'
import type { BannerData } from './load-banner-data.ts'
import { ownForms, type PurchaseLinks, type Slide } from './purchase-links.ts'

/** Milliseconds per slide. Source: requirements C-039, C-401, D-025 and D-425. */
const interval = 8000

/** Milliseconds per slide on phones, whatever the height. Source: requirements C-042 and C-402. */
const intervalOnPhones = 10_000

/** While the settings cannot be read, the banners link to our own forms. */
const withoutSettings: PurchaseLinks = { site: null, dealer: null, forms: ownForms }

/** The titles of the tabs, on one line each; undefined while no slide has one. */
function tabTitles(slides: readonly Slide[]): string[] | undefined {
  if (!slides.some(({ tabTitle }) => tabTitle)) return undefined
  return slides.map(({ tabTitle, title }) => tabTitle || title.replaceAll(/\s+/g, ' '))
}

/**
 * Banners that follow each other, high or slim.
 *
 * Source: requirements C-039 to C-044, C-257, C-284, C-285, D-024, D-025 and D-068; decision G-6.
 */
export const BannerCarousel: LiveBlockView<'bannerCarousel', BannerData> = ({ block, context, live }) => {
  const slides = block.slides ?? []
  if (slides.length === 0) return null
  const isSlim = block.height === 'slim'
  const slimHeight = context.isFirst ? 'low' : 'band'
  const data = live.state === 'ready' ? live.data : null
  return (
    <ThemedBlock theme={block.theme} context={context}>
      {(themed) => (
        <LazyFadingCarousel
          label={block.label || blockTexts(context.language).sections.banners}
          autoplay={interval}
          narrowAutoplay={intervalOnPhones}
          titles={tabTitles(slides)}
          slides={slides.map((slide, index) => ({
            id: slide.id ?? String(index),
            label: slide.title,
            content: (
              <BannerSlide
                slide={slide}
                height={isSlim ? slimHeight : 'normal'}
                context={themed}
                links={data?.links ?? withoutSettings}
                titles={data?.titles ?? null}
                first={index === 0}
              />
            ),
          }))}
          labels={carouselLabels(context.language)}
        />
      )}
    </ThemedBlock>
  )
}
