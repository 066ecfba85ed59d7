import { PageBreadcrumbs, type Step } from '#features/navigation/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import type { DealerContext } from '../dealer-context.ts'

type Props = {
  dealer: Pick<DealerContext, 'name' | 'town'>
  language: Language
  /** Between the home page and this one. */
  trail?: readonly Step[]
  page: { readonly title: string; readonly path: string }
}

/** Whose pages these are, and the way to this one. */
export function DealerBar({ dealer: { name, town }, language, trail = [], page }: Props) {
  return (
    <div className="border-line border-b bg-surface print:border-b-0">
      <div className="frame flex flex-wrap items-center justify-between gap-x-gutter gap-y-1 py-3">
        <p className="min-w-0">
          <span className="text-ink-2 text-small">{textsIn(language).dealers.yourDealer} </span>
          <span className="font-semibold">{name}</span>
          {town ? <span className="text-ink-2">, {town}</span> : null}
        </p>
        <div className="print:hidden">
          <PageBreadcrumbs language={language} trail={trail} page={page} />
        </div>
      </div>
    </div>
  )
}
