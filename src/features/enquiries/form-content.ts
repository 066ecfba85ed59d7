import type { ConsentText } from '#features/consent/index.ts'

/** The consent texts of a form. Null where no editor has written one: the form then leaves the section out. */
export type Wordings = {
  readonly marketing: ConsentText | null
  readonly privacy: ConsentText | null
}

/** A model that can be chosen in a form, with its colours. */
export type ModelOption = {
  readonly code: string
  /** By which the buttons of vehicle pages name the model. */
  readonly derivativeCode: string | null
  /** With the name of its range. */
  readonly label: string
  /** Codes; `VehicleChoices.colours` holds the names. */
  readonly colours: readonly string[]
}

/** The options of the forms about a vehicle. */
export type VehicleChoices = {
  readonly models: readonly ModelOption[]
  /** Names of colours by their codes. */
  readonly colours: Readonly<Record<string, string>>
  readonly dealers: readonly { readonly slug: string; readonly label: string }[]
}

/** The content a form needs from the site. */
export type FormContent = { readonly wordings: Wordings; readonly choices: VehicleChoices | null }
