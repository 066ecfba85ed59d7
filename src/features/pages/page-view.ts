import type { Page } from '#cms/payload-types.ts'
import type { LayoutBlock } from '#features/blocks/index.ts'
import type { Picture } from '#features/pictures/index.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { blocksInLanguage } from './rules/in-language.ts'
import { sharedPicture } from './shared-picture.ts'

/** A page as it is shown in one language. */
export type PageView = {
  readonly language: Language
  readonly path: string
  readonly title: string
  readonly description: string | null
  /** What search engines and tabs show; the title when nothing else was written. */
  readonly metaTitle: string | null
  readonly hidden: boolean
  readonly canonicalUrl: string | null
  /** What stands for it where it is shared. */
  readonly picture: Picture | null
  readonly blocks: readonly { readonly block: LayoutBlock; readonly language: Language }[]
}

/** A page in a language, with English where a text is not translated. */
export function viewOf(english: Page, inLanguage: Page | null, language: Language): PageView {
  const shown = inLanguage ?? english
  const layout = blocksInLanguage(shown.layout ?? [], english.layout ?? [])
  return {
    language,
    path: english.path,
    title: shown.title ?? english.title,
    description: shown.meta?.description ?? english.meta?.description ?? null,
    metaTitle: shown.meta?.title ?? english.meta?.title ?? null,
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
