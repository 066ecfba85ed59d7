import type { ReactNode } from 'react'
import { newsTexts } from '../texts.ts'

type Props = { path: string; breadcrumbs: ReactNode }

/** A page of news that could not be read: a message and a retry in its place. Source: decision G-3. */
export function UnavailableNews({ path, breadcrumbs }: Props) {
  const { failed, retry } = newsTexts('en').news
  return (
    <>
      <div className="frame pt-4 print:hidden">{breadcrumbs}</div>
      <section data-ground="ground" className="band bg-ground">
        <div data-unavailable-news className="frame">
          <h1 className="mb-6 text-h1">News</h1>
          <p className="text-ink-2 text-lead">{failed}</p>
          <p className="mt-4">
            <a href={path} className="underlined inline-flex min-h-11 items-center font-semibold text-button">
              {retry}
            </a>
          </p>
        </div>
      </section>
    </>
  )
}
