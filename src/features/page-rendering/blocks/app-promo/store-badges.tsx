import type { BlockOf, PageContext } from '#features/blocks/index.ts'
import type { Drawing } from '#features/pictures/index.ts'
import { DrawingImage } from '#features/pictures/page.tsx'
import { textsIn } from '#platform/i18n/texts.ts'
import { Anchor } from '#ui/actions/anchor.tsx'

type Store = Extract<Drawing, { kind: 'store-badge' }>['store']

/** The words on the badges, which are their accessible names. */
const stores: readonly { store: Store; field: 'appStore' | 'googlePlay' | 'appGallery'; words: string }[] = [
  { store: 'app-store', field: 'appStore', words: 'Get it in the App Store' },
  { store: 'google-play', field: 'googlePlay', words: 'Get it on Google Play' },
  { store: 'app-gallery', field: 'appGallery', words: 'Explore it in AppGallery' },
]

type Props = { block: BlockOf<'appPromo'>; context: PageContext; className?: string }

/** The badges of the stores that have an address, each a link to the app there. Source: requirement C-001. */
export function StoreBadges({ block, context: { theme, language }, className = '' }: Props) {
  const { newTab } = textsIn(language).layout
  const tone = theme === 'racing' ? 'light' : 'dark'
  return (
    <ul className={`flex flex-wrap gap-3 ${className}`}>
      {stores.map(({ store, field, words }) =>
        block[field] ? (
          <li key={store}>
            <Anchor href={block[field]} newTab newTabNote={newTab} className="block">
              <DrawingImage
                drawing={{ kind: 'store-badge', store, tone }}
                alt={words}
                lang={language === 'en' ? undefined : 'en'}
              />
            </Anchor>
          </li>
        ) : null,
      )}
    </ul>
  )
}
