import type { Live } from '#features/site/blocks/index.ts'
import { readLive } from '#features/site/blocks/server.ts'
import type { OwnerBenefits } from '#features/vehicles/vehicles/index.ts'
import { findOwnerBenefits } from '#features/vehicles/vehicles/server.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localText } from '#platform/i18n/local-text.ts'
import type { OwnerBenefitsView } from '../owner-benefits-view.ts'
import { translateBenefit } from '../rules/translate-benefit.ts'
import { rangePageTexts } from '../texts.ts'

type BenefitsQuery = { readonly language: Language; readonly codes?: readonly string[] | undefined }

function viewOf({ servicePlan, warranty, wifi }: OwnerBenefits, language: Language): OwnerBenefitsView {
  const { services, years, wifiValue } = rangePageTexts(language).ownerBenefits
  const translate = (english: string | null) =>
    english === null
      ? null
      : localText(
          language,
          translateBenefit(english, {
            services: (count) => fill(services, { count }),
            years: (count) => fill(years, { count }),
            months: (data, count) => fill(wifiValue, { data, count }),
          }),
          english,
        )
  return { servicePlan: translate(servicePlan), warranty: translate(warranty), wifi: translate(wifi) }
}

/** Loads the benefits of the first code's model, in a page's language. Source: requirements C-137 and C-374. */
export async function loadOwnerBenefits({
  language,
  codes = [],
}: BenefitsQuery): Promise<Live<OwnerBenefitsView>> {
  const [code] = codes
  if (code === undefined) return { state: 'empty' }
  return readLive('ownerBenefits', async () => {
    const benefits = await findOwnerBenefits(code)
    return benefits && viewOf(benefits, language)
  })
}
