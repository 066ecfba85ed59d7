import { financeSettings } from '#features/finance/finance/server.ts'
import { financeTexts } from '#features/finance/finance/texts.ts'
import { stockCardTexts } from '../../texts.ts'
import type { VehicleViewProps } from './gallery-view.tsx'
import { PageCalculator } from './page-calculator.island.tsx'
import { calculatorAnchor } from './view-anchors.ts'

/** The calculator as part of a vehicle's page; nothing for a vehicle without a price. Source: requirements D-128 to D-146. */
export async function UsedCalculator({ vehicle: { id, price, dealer }, language }: VehicleViewProps) {
  if (price === null) return null
  const { dialogs: texts } = stockCardTexts(language)
  const { usedVehicles: settings } = await financeSettings()
  return (
    <div id={calculatorAnchor} className="scroll-mt-24">
      <PageCalculator
        {...{ id, price, settings, texts }}
        currency={dealer.currency}
        financeTexts={financeTexts(language).finance}
      />
      <noscript>
        <p className="mt-4 text-ink-2 text-small">{texts.scriptNeeded}</p>
      </noscript>
    </div>
  )
}
