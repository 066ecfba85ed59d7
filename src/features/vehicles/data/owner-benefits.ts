import type { Live } from '#features/blocks/index.ts'
import { readLive } from '#features/blocks/server.ts'
import { caches } from '#platform/cache/caches.ts'
import { keepAnswer } from '#platform/cache/keep-answer.ts'
import { fill } from '#platform/i18n/fill.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { localText } from '#platform/i18n/local-text.ts'
import type { OwnerBenefits, OwnerBenefitsView } from '../owner-benefits.ts'
import { translateBenefit } from '../rules/owner-benefits.ts'
import { vehicleTexts } from '../texts.ts'
import { settled } from './cached.ts'
import { listShownModels } from './cached-shown.ts'
import { catalogue } from './catalogue.ts'

type Ask = { readonly language: Language; readonly codes?: readonly string[] | undefined }

/** @throws VehiclesUnavailable when the vehicle service failed and has never answered. */
async function findOwnerBenefits(code: string): Promise<OwnerBenefits | null> {
  // Asked of the list that all share: an invented code costs no question and leaves nothing in memory.
  if (!(await listShownModels()).some((card) => card.code === code)) return null
  const read = async () => settled(await catalogue().ownerBenefits(code))
  return keepAnswer(caches.vehicles, ['vehicles', 'owner benefits', code], read)
}

function viewOf({ servicePlan, warranty }: OwnerBenefits, language: Language): OwnerBenefitsView {
  const { services, years } = vehicleTexts(language).ownerBenefits
  const said = (english: string | null) =>
    english === null
      ? null
      : localText(
          language,
          translateBenefit(english, {
            services: (count) => fill(services, { count }),
            years: (count) => fill(years, { count }),
          }),
          english,
        )
  return { servicePlan: said(servicePlan), warranty: said(warranty) }
}

/** The benefits of one model, in a page's language. Source: content-and-motorsport.md §7, C-137 and C-374. */
export async function loadOwnerBenefits({ language, codes = [] }: Ask): Promise<Live<OwnerBenefitsView>> {
  const [code] = codes
  if (code === undefined) return { state: 'empty' }
  return readLive('ownerBenefits', async () => {
    const benefits = await findOwnerBenefits(code)
    return benefits && viewOf(benefits, language)
  })
}
