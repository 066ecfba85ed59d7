import type { Metadata } from 'next'
import type { Artwork } from '#features/pictures/pictures/index.ts'
import { PictureView } from '#features/pictures/pictures/page.tsx'
import { isLanguage } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { NotFoundScreen } from '#ui/screens/not-found-screen.tsx'

type Address = { params?: Promise<{ locale: string }> }

/** A straight road, which leads to the right of the text. */
const road: Artwork = { kind: 'artwork', subject: 'article', topic: 'finance', seed: '1', alt: '' }

/** Next passes no address to the `not-found.tsx` of a layout. */
async function readTexts({ params }: Address) {
  const locale = (await params)?.locale ?? 'en'
  return textsIn(isLanguage(locale) ? locale : 'en').notFound
}

export async function generateMetadata(address: Address): Promise<Metadata> {
  return { title: (await readTexts(address)).pageTitle, robots: { index: false } }
}

/** The not-found page. The HTTP entry requests it at `/nothing-here` and responds with 404. */
export default async function NotFoundPage(address: Address) {
  const { title, text, action } = await readTexts(address)
  return (
    <NotFoundScreen
      title={title}
      text={text}
      action={{ label: action, href: '/vehicles' }}
      picture={<PictureView picture={road} first fill className="object-[69%_60%]" />}
    />
  )
}
