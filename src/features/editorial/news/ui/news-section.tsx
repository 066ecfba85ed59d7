import {
  innerHeadingLevel,
  type Live,
  type PageContext,
  sectionAddress,
  sectionTheme,
  titleLevel,
} from '#features/site/blocks/index.ts'
import { ButtonRow, carouselLabels, carouselName, hasButtons } from '#features/site/blocks/parts.page.tsx'
import type { ButtonsField } from '#features/site/links/index.ts'
import { Section } from '#ui/layout/section.tsx'
import type { NewsLists } from '../news-card.ts'
import { newsTexts } from '../texts.ts'
import { LazyFetchedNews } from './lazy-fetched-news.island.tsx'
import { NewsDeck } from './news-deck.tsx'
import { NewsSlides } from './news-slides.tsx'

type Props = {
  block: {
    readonly blockType: string
    readonly title?: string | null
    readonly lead?: string | null
    readonly buttons?: ButtonsField
    readonly theme?: 'default' | 'racing' | null
  }
  context: PageContext
  live: Live<NewsLists>
  /** What the settings of the section select. */
  choice: string
  /** The most news. */
  limit: number
  arrangement: 'carousel' | 'deck'
}

/**
 * A section of news. Without any it says so; when they could not be loaded the browser fetches them.
 *
 * Source: requirements C-179 to C-186, C-305, C-392 and C-394, D-063 and D-398; decision G-3.
 */
export function NewsSection({ block, context: ofPage, live, choice, limit, arrangement }: Props) {
  const { theme, context } = sectionTheme(block.theme, ofPage)
  const { language, path } = context
  const texts = newsTexts(language).news
  const title = block.title || texts.title
  const carousel =
    arrangement === 'carousel' ? { ...carouselLabels(language), name: carouselName(title, language) } : null
  const headingLevel = innerHeadingLevel(true, context)
  const cards = live.state === 'ready' ? (live.data.lists[choice] ?? []).slice(0, limit) : []

  const content = () => {
    if (live.state === 'failed') {
      const address = sectionAddress(block.blockType, context, undefined, choice)
      return <LazyFetchedNews {...{ address, choice, limit, carousel, headingLevel, texts }} />
    }
    if (cards.length === 0) return <p className="max-w-[60ch] text-ink-2 text-lead">{texts.none}</p>
    return carousel ? (
      <NewsSlides cards={cards} labels={carousel} headingLevel={headingLevel} />
    ) : (
      <NewsDeck cards={cards} headingLevel={headingLevel} />
    )
  }

  return (
    <Section
      heading={title}
      headingLevel={titleLevel(context)}
      lead={block.lead}
      action={
        hasButtons(block.buttons, context) ? <ButtonRow buttons={block.buttons} context={context} /> : null
      }
      theme={theme}
    >
      {content()}
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
