import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { ArticleLists } from '../../article-card.ts'
import { choiceOf } from '../../rules/choice.ts'
import { articleTexts } from '../../texts.ts'
import { ArticlesSection } from '../../ui/articles-section.tsx'

/** Articles in a grid, ten at a time. Source: requirements V-145 to V-150 and V-336. */
export const ArticleGrid: LiveBlockView<'articleGrid', ArticleLists> = (props) => {
  const { title } = articleTexts(props.context.language).articles
  return <ArticlesSection {...props} arrangement="grid" choice={choiceOf(props.block)} defaultTitle={title} />
}
