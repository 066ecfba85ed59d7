import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { comparison } from './texts/comparison.ts'
import { configurator } from './texts/configurator.ts'
import { modelChooser } from './texts/model-chooser.ts'
import { offers } from './texts/offers.ts'
import { ownerBenefits } from './texts/owner-benefits.ts'
import { rangePage } from './texts/range-page.ts'
import { story } from './texts/story.ts'
import { vehicleSections } from './texts/vehicle-sections.ts'

/** This feature's texts, by group and language. */
export const vehiclePageTexts = collectTexts({
  comparison,
  configurator,
  modelChooser,
  ownerBenefits,
  offers,
  rangePage,
  story,
  vehicleSections,
})

export type ComparisonTexts = TextsOf<typeof comparison>
export type ConfiguratorTexts = TextsOf<typeof configurator>
export type ModelChooserTexts = TextsOf<typeof modelChooser>
export type OwnerBenefitsTexts = TextsOf<typeof ownerBenefits>
export type OffersTexts = TextsOf<typeof offers>
export type StoryTexts = TextsOf<typeof story>
export type RangePageTexts = TextsOf<typeof rangePage>
