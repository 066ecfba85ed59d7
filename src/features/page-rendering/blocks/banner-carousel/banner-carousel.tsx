import type { BlockView } from '#features/blocks/index.ts'
import { carouselLabels } from '#features/blocks/parts.page.tsx'
import { blockTexts } from '#features/blocks/texts.ts'
import { LazyFadingCarousel } from '#ui/carousel/lazy-fading-carousel.island.tsx'
import { BannerSlide } from './banner-slide.tsx'

/** Milliseconds per slide. Source: requirements D-025 and D-425. */
const interval = 8000

/**
 * Banners that follow each other every eight seconds, high or slim.
 *
 * Source: requirements D-024, D-025 and D-068; decision G-6.
 */
export const BannerCarousel: BlockView<'bannerCarousel'> = ({ block, context }) => {
  const slides = block.slides ?? []
  if (slides.length === 0) return null
  const slimHeight = context.isFirst ? 'low' : 'band'
  return (
    <LazyFadingCarousel
      label={block.label || blockTexts(context.language).sections.banners}
      autoplay={interval}
      slides={slides.map((slide, index) => ({
        id: slide.id ?? String(index),
        label: slide.title,
        content: (
          <BannerSlide
            slide={slide}
            height={block.height === 'slim' ? slimHeight : 'normal'}
            context={context}
            first={index === 0}
          />
        ),
      }))}
      labels={carouselLabels(context.language)}
    />
  )
}
