import type {
  EnquiryKind,
  FormDefinition,
  FormThanks,
  FormView,
  OmittedFields,
} from '#features/enquiries/enquiries/index.ts'
import type { ConsentText } from '#features/people/consent/index.ts'
import type { Live } from '#features/site/blocks/index.ts'
import type { EnquirySummary, SubjectChoice } from '../summary/summary.ts'

/** The consent texts of a form. Null where no editor has written one: the form then leaves the section out. */
export type Wordings = {
  readonly marketing: ConsentText | null
  readonly privacy: ConsentText | null
} & {
  /** What a form asks for besides; missing in the others. */
  readonly [Purpose in NonNullable<FormDefinition['consent']>['purpose']]?: ConsentText | null
}

/** A model that can be chosen in a form, with its colours. */
export type ModelOption = {
  readonly code: string
  /** By which the buttons of vehicle pages name the model. */
  readonly derivativeCode: string | null
  /** The name of its range; empty when unknown. */
  readonly range: string
  readonly label: string
  /** Codes; `VehicleChoices.colours` holds the names. */
  readonly colours: readonly string[]
}

/** The options of the forms about a vehicle. */
export type VehicleChoices = {
  readonly models: readonly ModelOption[]
  /** Names of colours by their codes. */
  readonly colours: Readonly<Record<string, string>>
  readonly dealers: readonly DealerOption[]
}

/** A dealer that can be chosen in a form. */
export type DealerOption = {
  readonly slug: string
  /** With its town. */
  readonly label: string
  /** The name of its province or country; empty when unknown. */
  readonly region: string
}

/** The content a form needs from the site. */
export type FormContent = {
  readonly wordings: Wordings
  readonly choices: VehicleChoices | null
  /** What the address of the page chooses. */
  readonly chosen: SubjectChoice
  /** Of what is chosen; null while it has to be fetched. */
  readonly summary: EnquirySummary | null
  /** What the panel of the sent form says; missing for the texts of the product. */
  readonly thanks?: FormThanks
  /** The optional fields that are left out, of every form. */
  readonly omitted?: OmittedFields
}

/** The content of the forms of a page. A form without content has nothing to choose from, or nobody who receives it. */
export type PageForms = { readonly forms: Readonly<Partial<Record<EnquiryKind, FormContent>>> }

/** The content of one form of a page. */
export function contentOf(live: Live<PageForms>, kind: EnquiryKind): Live<FormContent> {
  if (live.state !== 'ready') return live
  const data = live.data.forms[kind]
  return data ? { state: 'ready', data } : { state: 'empty' }
}

/** The content of the form about a special, beside a list of specials. */
export type SpecialFormContent = {
  readonly view: FormView
  readonly wordings: Wordings
  /** The address of the privacy notice; null without one. */
  readonly privacyNotice: string | null
}
