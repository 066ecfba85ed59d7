import type { Live } from '#features/site/blocks/index.ts'
import { StockCarousel } from '#features/stock/dealer-stock/page.tsx'
import type { UsedVehicle } from '#features/stock/stock/index.ts'
import type { CardFinance } from '#features/stock/stock-cards/index.ts'
import { stockDialogLabels } from '#features/stock/stock-cards/texts.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { Section } from '#ui/layout/section.tsx'
import { stockVehicleTexts } from '../texts.ts'
import { CardDialogs } from './card-dialogs.island.tsx'
import { FailedPart } from './failed-part.tsx'

type Props = {
  similar: Live<readonly UsedVehicle[]>
  isSold: boolean
  finance: CardFinance
  /** Path of the page. */
  path: string
  language: Language
}

/** Vehicles like this one; the alternatives to one that is sold. */
export function SimilarVehicles({ similar, isSold, finance, path, language }: Props) {
  const { vehiclePage: texts } = stockVehicleTexts(language)
  const title = isSold ? texts.alternatives : texts.similar
  if (similar.state === 'empty' && !isSold) return null
  return (
    <div className="print:hidden">
      <Section id="similar" surface="raised" heading={title}>
        {similar.state === 'failed' ? (
          <FailedPart message={texts.similarFailed} retry={texts.retry} path={path} />
        ) : null}
        {similar.state === 'empty' ? <p className="text-ink-2">{texts.noSimilar}</p> : null}
        {similar.state === 'ready' ? (
          <>
            <StockCarousel
              vehicles={similar.data}
              title={title}
              language={language}
              finance={finance}
              showsDealer
              from={path}
            />
            <CardDialogs language={language} labels={stockDialogLabels(language)} />
          </>
        ) : null}
      </Section>
    </div>
  )
}
