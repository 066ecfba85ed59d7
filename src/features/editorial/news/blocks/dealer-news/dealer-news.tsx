import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { NewsLists } from '../../news-card.ts'
import { everyCategory } from '../../rules/choice.ts'
import { maxOfDealer } from '../../rules/section-limits.ts'
import { NewsSection } from '../../ui/news-section.tsx'

/** Five news on the site of a dealer. Source: requirements D-063, D-398 and D-418. */
export const DealerNews: LiveBlockView<'dealerNews', NewsLists> = (props) => (
  <NewsSection {...props} choice={everyCategory} limit={maxOfDealer} arrangement="deck" />
)
