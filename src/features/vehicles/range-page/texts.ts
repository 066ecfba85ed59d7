import { collectTexts } from '#platform/i18n/collect-texts.ts'
import type { TextsOf } from '#platform/i18n/text-group.ts'
import { configuration } from './texts/configuration.ts'
import { configurator } from './texts/configurator.ts'
import { insurance } from './texts/insurance.ts'
import { modelChooser } from './texts/model-chooser.ts'
import { ownerBenefits } from './texts/owner-benefits.ts'
import { rangePage } from './texts/range-page.ts'
import { story } from './texts/story.ts'

/** This feature's texts, by group and language. */
export const rangePageTexts = collectTexts({
  configuration,
  configurator,
  insurance,
  modelChooser,
  ownerBenefits,
  rangePage,
  story,
})

export type ConfigurationTexts = TextsOf<typeof configuration>
export type ConfiguratorTexts = TextsOf<typeof configurator>
export type ModelChooserTexts = TextsOf<typeof modelChooser>
export type OwnerBenefitsTexts = TextsOf<typeof ownerBenefits>
export type StoryTexts = TextsOf<typeof story>
export type RangePageTexts = TextsOf<typeof rangePage>
