import type { Live } from '#features/site/blocks/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import type { CardList } from '../article-card.ts'
import { articleTexts } from '../texts.ts'
import { RelatedList } from './related-list.tsx'

type Props = {
  live: Live<CardList>
  language: Language
  /** Of the page, which a retry loads again. */
  path: string
}

/**
 * The related articles of a built-in page, without any script. Nothing without any; a retry when they could not be loaded.
 *
 * Source: requirements V-248 and V-344; decision G-3.
 */
export function RelatedSection({ live, language, path }: Props) {
  if (live.state === 'empty') return null
  const { related, viewMore, failed, retry } = articleTexts(language).articles
  return (
    <Section heading={related} surface="surface">
      {live.state === 'ready' ? (
        <RelatedList {...live.data} headingLevel={3} viewMore={viewMore} />
      ) : (
        <div data-failed-articles>
          <p className="text-ink-2">{failed}</p>
          <p className="mt-4">
            <a href={path} className="underlined inline-flex min-h-11 items-center font-semibold text-button">
              {retry}
            </a>
          </p>
        </div>
      )}
    </Section>
  )
}
