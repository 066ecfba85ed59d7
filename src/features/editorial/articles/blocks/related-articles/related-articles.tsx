import type { LiveBlockView } from '#features/site/blocks/index.ts'
import type { ArticleLists } from '../../article-card.ts'
import { choiceOf } from '../../rules/choice.ts'
import { articleTexts } from '../../texts.ts'
import { ArticlesSection } from '../../ui/articles-section.tsx'

/** Five articles with a tag. Source: requirement V-248. */
export const RelatedArticles: LiveBlockView<'relatedArticles', ArticleLists> = (props) => {
  const { related } = articleTexts(props.context.language).articles
  const choice = choiceOf({ filter: 'tag', value: props.block.tag })
  return <ArticlesSection {...props} arrangement="related" choice={choice} defaultTitle={related} />
}
