import type { UsedVehicle } from '#features/stock/stock/index.ts'
import { UsedCalculator, UsedEnquiry } from '#features/stock/stock-cards/page.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import { stockVehicleTexts } from '../texts.ts'

type Props = { vehicle: UsedVehicle; language: Language }

/** The calculator and the enquiry about a vehicle for sale, side by side. */
export function NextSteps({ vehicle, language }: Props) {
  const { vehiclePage: texts } = stockVehicleTexts(language)
  return (
    <div className="band border-line border-t print:hidden">
      <div className="frame grid grid-cols-1 gap-x-[clamp(2rem,5vw,6rem)] gap-y-16 laptop:grid-cols-2">
        {vehicle.price === null ? null : (
          <section aria-labelledby="vehicle-calculator" className="min-w-0">
            <h2 id="vehicle-calculator" className="mb-8 text-h2">
              {texts.calculator}
            </h2>
            <UsedCalculator vehicle={vehicle} language={language} />
          </section>
        )}
        <section aria-labelledby="vehicle-enquiry" className="min-w-0">
          <h2 id="vehicle-enquiry" className="mb-8 text-h2">
            {texts.enquiry}
          </h2>
          <UsedEnquiry vehicle={vehicle} language={language} />
        </section>
      </div>
    </div>
  )
}
