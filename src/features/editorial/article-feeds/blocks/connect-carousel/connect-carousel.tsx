import { connectPath } from '#features/editorial/articles/rules.ts'
import { innerHeadingLevel, type LiveBlockView } from '#features/site/blocks/index.ts'
import { carouselLabels, carouselName } from '#features/site/blocks/parts.page.tsx'
import { ButtonLink } from '#ui/actions/button-link.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import type { FeedsOfPage } from '../../feed-item.ts'
import { feedTexts } from '../../texts.ts'
import { ConnectSlide } from '../../ui/connect-slide.tsx'
import { FeedSection } from '../../ui/feed-section.tsx'

const perView = { phone: 1, medium: 1, large: 1 } as const

/** Three articles as slides, and the way to the magazine. Source: requirements C-192 and C-193. */
export const ConnectCarousel: LiveBlockView<'connectCarousel', FeedsOfPage> = ({ block, context, live }) => {
  const { language } = context
  const texts = feedTexts(language).articleFeeds
  const title = block.title || texts.connect
  return (
    <FeedSection
      block={block}
      title={title}
      action={
        <ButtonLink href={connectPath} variant="secondary">
          {texts.learnMore}
        </ButtonLink>
      }
      arrangement="carousel"
      context={context}
      live={live}
    >
      {(items) => (
        <LazyCarousel
          label={carouselName(title, language)}
          perView={perView}
          slides={items.map((item) => ({
            id: item.link,
            label: item.title,
            content: (
              <ConnectSlide item={item} headingLevel={innerHeadingLevel(true, context)} language={language} />
            ),
          }))}
          labels={carouselLabels(language)}
        />
      )}
    </FeedSection>
  )
}
