import type { DealerContext } from '#features/dealers/index.ts'
import { dealerTexts } from '#features/dealers/texts.ts'
import { type Breadcrumb, PageBreadcrumbs } from '#features/navigation/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { UnavailableDealer } from './unavailable-dealer.tsx'

type Props = {
  dealer: Pick<DealerContext, 'name' | 'town' | 'region'>
  language: Language
  /** Pages between the home page and this one. */
  breadcrumbs?: readonly Breadcrumb[]
  page: { readonly title: string; readonly path: string }
}

/** The name of the dealer, or a message when it cannot be read, and the breadcrumbs. */
export function DealerBar({ dealer: { name, town, region }, language, breadcrumbs = [], page }: Props) {
  // Many dealers are named after their town, which is then not repeated.
  const location = town && !name?.includes(town) ? town : region
  return (
    <div className="border-line border-b bg-surface print:border-b-0">
      <div className="frame flex flex-wrap items-center justify-between gap-x-gutter gap-y-1 py-3">
        {name === null ? (
          <UnavailableDealer language={language} path={page.path} />
        ) : (
          <p className="min-w-0">
            <span className="text-ink-2 text-small">{dealerTexts(language).dealers.yourDealer} </span>
            <span className="font-semibold">{name}</span>
            {location ? <span className="text-ink-2">, {location}</span> : null}
          </p>
        )}
        <div className="print:hidden">
          <PageBreadcrumbs language={language} ancestors={breadcrumbs} page={page} />
        </div>
      </div>
    </div>
  )
}
