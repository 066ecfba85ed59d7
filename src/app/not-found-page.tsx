import type { Metadata } from 'next'
import { SearchOrStartHere } from '#features/site/search/page.tsx'
import { textsIn } from '#platform/i18n/texts.ts'
import NotFoundOpening, { type NotFoundAddress, readLanguage } from './not-found-opening.tsx'

export async function generateMetadata(address: NotFoundAddress): Promise<Metadata> {
  return { title: textsIn(await readLanguage(address)).notFound.pageTitle, robots: { index: false } }
}

/** The not-found page. The HTTP entry requests it at `/nothing-here` and responds with 404. */
export default async function NotFoundPage(address: NotFoundAddress) {
  return (
    <>
      <NotFoundOpening {...address} />
      <SearchOrStartHere language={await readLanguage(address)} />
    </>
  )
}
