import type { Page } from '#cms/payload-types.ts'
import type { Picture } from '#features/pictures/pictures/index.ts'
import type { LayoutBlock } from '#features/site/blocks/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { blocksInLanguage } from './rules/in-language.ts'
import { sharedPicture } from './shared-picture.ts'

/** A page prepared for rendering in one language. */
export type PageView = {
  readonly language: Language
  readonly path: string
  readonly title: string
  readonly description: string | null
  /** Title for search engines and browser tabs; null to use the title of the page. */
  readonly metaTitle: string | null
  readonly hidden: boolean
  readonly canonicalUrl: string | null
  /** The picture for previews of shared links. */
  readonly picture: Picture | null
  readonly blocks: readonly { readonly block: LayoutBlock; readonly language: Language }[]
}

/** Prepares a page for a language, with English for texts that are not translated. */
export function viewOf(english: Page, inLanguage: Page | null, language: Language): PageView {
  const page = inLanguage ?? english
  const layout = blocksInLanguage(page.layout ?? [], english.layout ?? [])
  return {
    language,
    path: english.path,
    title: page.title ?? english.title,
    description: page.meta?.description ?? english.meta?.description ?? null,
    metaTitle: page.meta?.title ?? english.meta?.title ?? null,
    hidden: english.meta?.hidden === true,
    canonicalUrl: english.meta?.canonicalUrl || null,
    picture: sharedPicture(
      english.meta,
      layout.map(({ block }) => block),
      language,
    ),
    blocks: layout.map(({ block, translated }) => ({
      block,
      language: translated ? language : 'en',
    })),
  }
}
