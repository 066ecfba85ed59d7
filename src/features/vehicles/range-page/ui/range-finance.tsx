import type { ReactNode } from 'react'
import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { financeSettings } from '#features/finance/finance/server.ts'
import { financeTexts, summaryTexts } from '#features/finance/finance/texts.ts'
import type { RangeView } from '#features/vehicles/vehicles/index.ts'
import { quotePath, rangePath } from '#features/vehicles/vehicles/index.ts'
import { addressIn } from '#platform/i18n/addresses.ts'
import { textsIn } from '#platform/i18n/texts.ts'
import { choicePictures } from '../data/choice-pictures.ts'
import type { PlanForms } from '../rules/enquiry-targets.ts'
import { rangePageTexts } from '../texts.ts'
import { FinanceSection } from './finance-section.island.tsx'

type Props = Pick<RangeView, 'language' | 'range' | 'grades' | 'equipment'> & {
  plans: PlanForms
  context?: DealerContext
  /** Button that opens the model chooser. */
  change: ReactNode
}

/** Loads the settings of the calculators and renders the finance section of a range. */
export async function RangeFinance(props: Props) {
  const { language, range, grades, equipment, plans, context, change } = props
  const settings = await financeSettings()
  const { fees, lowestRate, instalmentCard, futureDrive, subscription, lease } = settings
  const { finance } = financeTexts(language)
  const { configurator } = rangePageTexts(language)
  const { layout } = textsIn(language)
  const dealer = context?.slug ?? null
  return (
    <FinanceSection
      rangeName={range.name}
      settings={{ fees, lowestRate, instalmentCard, futureDrive, subscription, lease }}
      forms={{
        ...plans,
        dealer,
        path: rangePath(range.slug, dealer),
        quotePath: addressIn(quotePath(range.slug, dealer), language),
      }}
      pictures={choicePictures(range, grades, equipment)}
      texts={{
        language,
        calculators: summaryTexts(language),
        configurator,
        finance,
        newTab: layout.newTab,
      }}
      change={change}
    />
  )
}
