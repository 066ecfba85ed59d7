import type { Artwork } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { isLanguage, type Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { NotFoundScreen } from '#ui/screens/not-found-screen.tsx'

export type NotFoundAddress = { params?: Promise<{ locale: string }> }

/** A road that ends at a barrier, to the right of the text. */
const road: Artwork = { kind: 'artwork', subject: 'article', topic: 'finance', seed: '11', alt: '' }

/** Next passes no address to the `not-found.tsx` of a layout. */
export async function readLanguage({ params }: NotFoundAddress): Promise<Language> {
  const locale = (await params)?.locale ?? 'en'
  return isLanguage(locale) ? locale : 'en'
}

/** The opening of the not-found page. Next sends it with every page, so the rest of that page is apart. */
export default async function NotFoundOpening(address: NotFoundAddress) {
  const { title, text, action } = textsIn(await readLanguage(address)).notFound
  return (
    <NotFoundScreen
      title={title}
      text={text}
      action={{ label: action, href: '/vehicles' }}
      picture={<PictureView picture={road} first fill className="object-[69%_60%]" />}
    />
  )
}
