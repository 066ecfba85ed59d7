import {
  innerHeadingLevel,
  type Live,
  type PageContext,
  sectionAddress,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { ButtonRow, hasButtons } from '#features/site/blocks/parts.page.tsx'
import type { ButtonsField } from '#features/site/links/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { ArticleLists } from '../article-card.ts'
import { articleTexts } from '../texts.ts'
import { LazyArticlesView } from './lazy-articles-view.island.tsx'
import { OtherArticles } from './other-articles.tsx'
import { RelatedList } from './related-list.tsx'

type Props = {
  block: {
    readonly blockType: string
    readonly title?: string | null
    readonly lead?: string | null
    readonly buttons?: ButtonsField
  }
  context: PageContext
  live: Live<ArticleLists>
  /** What the settings of the section select. */
  choice: string
  arrangement: 'grid' | 'related'
  defaultTitle: string
}

/**
 * A section of articles. A grid without any says so, related articles are left out; when they could not be loaded the
 * browser fetches them.
 *
 * Source: requirements V-145 to V-148, V-248 and V-336; decision G-3.
 */
export function ArticlesSection({ block, context, live, choice, arrangement, defaultTitle }: Props) {
  const { language, path } = context
  const texts = articleTexts(language).articles
  const { buttons } = block
  const headingLevel = innerHeadingLevel(true, context)
  const list = live.state === 'ready' ? live.data.lists[choice] : undefined
  const isEmpty = live.state !== 'failed' && !list?.cards.length
  if (isEmpty && arrangement === 'related') return null

  const content = () => {
    if (isEmpty) return <p className="max-w-[60ch] text-ink-2 text-lead">{texts.none}</p>
    if (list && arrangement === 'related')
      return <RelatedList {...list} headingLevel={headingLevel} viewMore={texts.viewMore} />
    const address = sectionAddress(block.blockType, context, undefined, choice)
    return <LazyArticlesView data={list ?? null} {...{ address, choice, arrangement, headingLevel, texts }} />
  }

  return (
    <Section
      heading={block.title || defaultTitle}
      headingLevel={titleLevel(context)}
      lead={block.lead}
      action={hasButtons(buttons, context) ? <ButtonRow buttons={buttons} context={context} /> : null}
    >
      {content()}
      {list && arrangement === 'grid' ? <OtherArticles cards={list.cards} texts={texts} /> : null}
      {live.state === 'failed' ? (
        <noscript>
          <p className="text-ink-2">{texts.failed}</p>
          <p>
            <a href={path} className="underline">
              {texts.retry}
            </a>
          </p>
        </noscript>
      ) : null}
    </Section>
  )
}
