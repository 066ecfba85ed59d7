import { loadSiteMap } from '#features/site/site-map/server.ts'
import { Link } from '#ui/actions/link.tsx'
import type { SearchTexts } from '../texts.ts'

const linkTexts = {
  '/payment-options': 'aboutPaying',
  '/enquiry/test-drive': 'aboutTestDrive',
  '/owners/help-and-support': 'aboutHelp',
  '/enquiry': 'aboutContact',
} as const satisfies Readonly<Record<string, keyof SearchTexts>>

type UsefulPath = keyof typeof linkTexts
const usefulPaths = Object.keys(linkTexts) as UsefulPath[]

type Props = {
  texts: SearchTexts
  /** Set on a page in another language: the titles of pages are English. */
  titleLanguage?: 'en' | undefined
}

/** The pages that most visitors need who did not find theirs; nothing when none of them exists. */
export async function UsefulLinks({ texts, titleLanguage }: Props) {
  const site = await loadSiteMap(usefulPaths)
  const links = usefulPaths.flatMap((path) => {
    const title = site.titleOf(path)
    return title === null ? [] : [{ path, title, about: texts[linkTexts[path]] }]
  })
  if (links.length === 0) return null
  return (
    <section aria-labelledby="search-links">
      <h2 id="search-links" className="mb-6 text-h3">
        {texts.useful}
      </h2>
      <ul className="grid grid-cols-1 gap-x-gutter border-line border-t tablet:grid-cols-2 desktop:grid-cols-4 desktop:border-t-0">
        {links.map(({ path, title, about }) => (
          <li
            key={path}
            className="relative border-line border-b py-5 desktop:border-t desktop:border-b-0 desktop:pt-6"
          >
            <h3 lang={titleLanguage} className="font-semibold">
              <Link href={path} className="after:absolute after:inset-0 hover:text-accent-text">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-ink-2 text-small">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
