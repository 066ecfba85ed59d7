import type { Language } from '#platform/i18n/languages.ts'
import { localText } from '#platform/i18n/local-text.ts'
import type { RangeTranslation, VehicleRange } from '../model.ts'
import type { RangeTexts } from '../range-view.ts'
import { accessoryCode } from '../rules/configuration.ts'

/** Returns a range's texts in a language; a text without a translation is English and marked as such. */
export function rangeTextsOf(
  range: VehicleRange,
  translation: RangeTranslation | null,
  language: Language,
): RangeTexts {
  const text = (key: 'tagline' | 'description' | 'seoTitle' | 'seoDescription') =>
    localText(language, translation?.[key], range[key])
  return {
    tagline: text('tagline'),
    description: text('description'),
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    figures: range.figures.map(({ label, value, unit }, index) => ({
      ...{ label: localText(language, translation?.figureLabels[index], label), value, unit },
    })),
    accessories: range.accessories.map((accessory, index) => ({
      ...accessory,
      name: localText(language, translation?.accessoryNames[index], accessory.name),
      code: accessoryCode(accessory),
    })),
  }
}
