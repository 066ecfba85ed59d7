import { innerHeadingLevel, type LiveBlockView } from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import type { FeedsOfPage } from '../../feed-item.ts'
import { feedTexts } from '../../texts.ts'
import { FeedCard } from '../../ui/feed-card.tsx'
import { FeedSection } from '../../ui/feed-section.tsx'

/** The articles of a feed as cards: up to four, or up to eight as a card grid. Source: requirements C-187 to C-190. */
export const FeedCards: LiveBlockView<'feedCards', FeedsOfPage> = ({ block, context, live }) => {
  const { language } = context
  const { buttons } = block
  return (
    <FeedSection
      block={block}
      title={block.title || feedTexts(language).articleFeeds.title}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
      arrangement={block.arrangement === 'grid' ? 'grid' : 'row'}
      context={context}
      live={live}
    >
      {(items) => (
        <ul className="grid gap-x-gutter gap-y-12 tablet:grid-cols-2 laptop:grid-cols-4">
          {items.map((item) => (
            <li key={item.link} className="min-w-0">
              <FeedCard item={item} headingLevel={innerHeadingLevel(true, context)} language={language} />
            </li>
          ))}
        </ul>
      )}
    </FeedSection>
  )
}
