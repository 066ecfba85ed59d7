import type { ConsentText } from '#features/consent/index.ts'

/** The wordings a form shows; null while nobody has written one, and then nothing is asked. */
export type Wordings = {
  readonly marketing: ConsentText | null
  readonly privacy: ConsentText | null
}

/** A model a visitor may ask about, with the paints it is offered in. */
export type ModelOption = {
  readonly code: string
  /** Under which the buttons of vehicle pages name it; null when it has none. */
  readonly derivativeCode: string | null
  /** With the name of its range. */
  readonly label: string
  /** Codes of paints, whose names stand once for all models. */
  readonly colours: readonly string[]
}

/** What the forms about a vehicle offer to choose from. */
export type VehicleChoices = {
  readonly models: readonly ModelOption[]
  /** Names of paints by their codes. */
  readonly colours: Readonly<Record<string, string>>
  readonly dealers: readonly { readonly slug: string; readonly label: string }[]
}

/** What a form needs of the site. */
export type FormContent = { readonly wordings: Wordings; readonly choices: VehicleChoices | null }
