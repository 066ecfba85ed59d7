import type { Metadata } from 'next'
import { DealerBar } from '#features/dealers/dealer-sites/new-vehicles.page.tsx'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { specialsPath } from '#features/dealers/specials/rules.ts'
import type { SpecialPageData } from '../data/special-page.ts'
import { specialTexts } from '../texts.ts'
import { SpecialView } from './special-view.tsx'

/** In place of a special that could not be read: a message, and a retry that also works without JavaScript. */
function UnavailableSpecials({ path }: { path: string }) {
  const { title, failed, retry } = specialTexts('en').specials
  return (
    <div className="frame pt-14 pb-section tablet:pt-20">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-6 text-ink-2 text-lead">{failed}</p>
      <p className="mt-6">
        <a href={path} className="font-semibold underline">
          {retry}
        </a>
      </p>
    </div>
  )
}

type Props = {
  dealer: DealerContext
  /** Null when it could not be read. */
  data: SpecialPageData | null
  path: string
}

/** The metadata of the page of a special. */
export function specialMetadata({ dealer, data, path }: Props): Metadata {
  const texts = specialTexts('en').specials
  if (!data) return { title: texts.title, robots: { index: false } }
  const { special } = data
  const title = [special.title, dealer.name].filter(Boolean).join(' at ')
  const description = special.text?.split(/\n/)[0]?.slice(0, 160) ?? title
  const images = special.image ? [{ url: special.image.src, alt: special.image.alt }] : []
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { type: 'website', url: path, title, description, images },
  }
}

/** The page of one special of a dealer: its address of its own, and the form without JavaScript. */
export function SpecialPage({ dealer, data, path }: Props) {
  const texts = specialTexts('en').specials
  const specials = { title: texts.title, path: specialsPath(dealer.slug) }
  const page = { title: data?.special.title ?? texts.enquiry, path }
  return (
    <>
      <DealerBar dealer={dealer} language="en" breadcrumbs={[specials]} page={page} />
      {data ? <SpecialView {...data} path={path} /> : <UnavailableSpecials path={path} />}
    </>
  )
}
