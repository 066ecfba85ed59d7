import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { NewsLists } from '../../news-card.ts'
import { choiceOf } from '../../rules/choice.ts'
import { maxLatest } from '../../rules/section-limits.ts'
import { NewsSection } from '../../ui/news-section.tsx'

/** The carousel of news. Source: requirements C-179 to C-186 and C-305. */
export const LatestNews: LiveBlockView<'latestNews', NewsLists> = (props) => (
  <NewsSection
    {...props}
    choice={choiceOf(props.block)}
    limit={props.block.limit ?? maxLatest}
    arrangement="carousel"
  />
)
