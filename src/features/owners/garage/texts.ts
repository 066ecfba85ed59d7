import { collectTexts } from '#platform/i18n/collect-texts.ts'
import { garage } from './texts/garage.ts'
import { garageCar } from './texts/garage-car.ts'
import { garageForm } from './texts/garage-form.ts'

/** The texts of this feature, by group and language. */
export const garageTexts = collectTexts({ garage, garageForm, garageCar })

/** What the island needs, in the language of its block. */
export type GarageTexts = ReturnType<typeof garageTexts>
