import { innerHeadingLevel, type LiveBlockView } from '#features/site/blocks/index.ts'
import { ButtonRow, carouselLabels, carouselName, hasButtons } from '#features/site/blocks/parts.page.tsx'
import { LazyCarousel } from '#ui/carousel/lazy-carousel.island.tsx'
import type { FeedsOfPage } from '../../feed-item.ts'
import { feedTexts } from '../../texts.ts'
import { FeedCard } from '../../ui/feed-card.tsx'
import { FeedSection } from '../../ui/feed-section.tsx'

/** On phones the next card shows its edge. */
const perView = { phone: 1.2, medium: 2, large: 3 } as const

/** The articles of a feed as slides. Source: requirements C-187 and C-273. */
export const FeedSlider: LiveBlockView<'feedSlider', FeedsOfPage> = ({ block, context, live }) => {
  const { language } = context
  const title = block.title || feedTexts(language).articleFeeds.title
  const { buttons } = block
  return (
    <FeedSection
      block={block}
      title={title}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
      arrangement="slider"
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
              <FeedCard item={item} headingLevel={innerHeadingLevel(true, context)} language={language} />
            ),
          }))}
          labels={carouselLabels(language)}
        />
      )}
    </FeedSection>
  )
}
