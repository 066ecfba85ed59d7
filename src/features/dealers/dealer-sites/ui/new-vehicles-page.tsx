import type { DealerContext } from '#features/dealers/dealers/index.ts'
import { dealerTexts } from '#features/dealers/dealers/texts.ts'
import { GroupedLineUp } from '#features/vehicles/line-up/line-up.page.tsx'
import type { VehicleRange } from '#features/vehicles/vehicles/index.ts'
import { lineUpPath } from '#features/vehicles/vehicles/index.ts'
import { DealerBar } from './dealer-bar.tsx'

type Props = {
  dealer: DealerContext
  /** Without prices that the dealer's region hides. */
  ranges: readonly VehicleRange[]
}

/** The line-up of a dealer. Source: requirement D-072. */
export function NewVehiclesPage({ dealer, ranges }: Props) {
  const language = 'en'
  const { newVehicles } = dealerTexts(language).dealers
  return (
    <>
      <DealerBar
        dealer={dealer}
        language={language}
        page={{ title: newVehicles, path: lineUpPath(dealer.slug) }}
      />
      <div className="frame pt-14 pb-section tablet:pt-20">
        <h1 className="max-w-[14ch] text-h1">{newVehicles}</h1>
        <p className="mt-6 mb-14 max-w-[44ch] text-ink-2 text-lead">
          {ranges.length} ranges{dealer.name === null ? '' : ` at ${dealer.name}`}. Choose one for its models
          and colours, and to book a test drive.
        </p>
        <GroupedLineUp ranges={ranges} dealer={dealer.slug} />
      </div>
    </>
  )
}
