import type { GrantedPurpose } from '#features/people/consent/index.ts'
import type { PlanOffer } from '../plan/plan.ts'
import type { FormTexts } from '../texts.ts'
import type { EntryError } from './entry-errors.ts'
import type { FieldRule } from './field-rule.ts'

/** The key of a text that is the same for all enquiries of a form. */
export type TextKey = {
  [Key in keyof FormTexts]: FormTexts[Key] extends string ? Key : never
}[keyof FormTexts]

/** An option by the key of its text; null where its value is its label in every language. */
export type OptionDefinition = { readonly value: string; readonly label: TextKey | null }

/** A field of any form: the island and the check page draw it, and form-encoded entries are read by it. */
export type FieldDefinition = {
  /** The options of a `select` depend on the site's data unless they are in the definition. */
  readonly control:
    | 'text'
    | 'tel'
    | 'email'
    | 'number'
    | 'day'
    | 'area'
    | 'box'
    | 'boxes'
    | 'choice'
    | 'select'
    | 'file'
    | 'hidden'
  /** The key of its text; null for hidden fields. */
  readonly label: TextKey | null
  readonly help?: TextKey
  readonly autoComplete?: string
  /** Marks the field as optional beside its label. */
  readonly isOptional?: true
  /** Asked of visitors who want to be called, and stored for them alone. */
  readonly isForCalls?: true
  /** Filled in by a link; visitors then read it and do not change it. */
  readonly isReadOnly?: true
  /** A number, which is text in form-encoded entries. */
  readonly isNumber?: true
  readonly options?: readonly OptionDefinition[]
  /** The text of a first option that stands for no choice. */
  readonly emptyLabel?: TextKey
  /** The value of the option that is chosen initially. */
  readonly initial?: string
  /** How the entry is checked; missing for fields with a schema of their own. */
  readonly rule?: FieldRule
  /** For `file`: what visitors may upload. */
  readonly upload?: UploadDefinition
}

/** What visitors may upload in a field. */
export type UploadDefinition = {
  readonly accept: readonly ('jpeg' | 'png' | 'pdf')[]
  readonly maxFiles: number
  /** The error when nothing was uploaded; missing where that is allowed. */
  readonly missing?: EntryError
}

/** Fields under a heading, by row. */
export type SectionDefinition = {
  readonly heading?: TextKey
  readonly text?: TextKey
  readonly rows: readonly (readonly string[])[]
}

/** A step of a form. Visitors with JavaScript see one at a time, all others see them one below the other. */
export type StepDefinition = {
  readonly heading?: TextKey
  readonly sections: readonly SectionDefinition[]
}

/**
 * The fields about a form's subject: codes of the model, its colour, its accessories, a special, and the dealer; the id of a used vehicle,
 * and the choices of its calculator.
 */
export type SubjectField = 'model' | 'colour' | 'accessories' | 'special' | 'dealer' | 'stock' | 'calculation'

/** Whether the visitor has to choose. */
export type ChoiceRule = 'required' | 'optional'

/** How a form determines the offer of the plan that a calculator's link brings. */
export type PlanDefinition = {
  /** Offers by their name in the link. */
  readonly named: Readonly<Partial<Record<string, PlanOffer>>>
  /** The offer when the link names no other. */
  readonly otherwise: PlanOffer
}

/** The fields that hold the person who sends a form. The texts of several are joined by a space. */
export type PersonFields = {
  readonly fullName: readonly string[]
  readonly phone: string
  readonly email: string
}

/** Another person whom a form is about: the fields with that person's data, and the one with the e-mail address. */
type OtherPerson = { readonly email: string; readonly fields: readonly string[] }

/** The fields by which a visitor says when to come to the dealer, within its opening hours. */
export type VisitFields = {
  readonly day: string
  readonly time?: string
  /** How many days from today may be chosen. */
  readonly daysAhead: number
}

/** A form: its fields in steps, and how the enquiry is handled. Labels for users of the admin and dealers are in English. */
export type FormDefinition = {
  /** The title where an editor has written none. */
  readonly title: TextKey
  /** Its name in the inbox and the settings. */
  readonly label: string
  /** Its colour in the chart of the dashboard. They also differ in lightness, for users who cannot tell hues apart. */
  readonly colour: `#${string}`
  /** The heading of the mail to its recipients. */
  readonly mailHeading: string
  /** What editors choose it by for a page; missing for forms with a block or a place of their own. */
  readonly pageLabel?: string
  /** The fields that a form adds to the shared ones. Forms that share one define it by the same object. */
  readonly fields?: Readonly<Record<string, FieldDefinition>>
  /** In the order of the form, before its steps. */
  readonly subject: Readonly<Partial<Record<SubjectField, ChoiceRule>>>
  /** Null for a form without a plan. Source: requirements V-029, V-082 and V-298. */
  readonly plan: PlanDefinition | null
  /**
   * The lead type for lead services; null when it depends on whether finance was calculated. Source: requirement D-354.
   */
  readonly leadType: 'quote' | 'test-drive' | 'subscription' | null
  /** Whether the service that mails enquiries knows it by a type of its own; the subject decides otherwise. */
  readonly ownWireType?: true
  /** The list of a dealer's recipients that receives it; missing where the subject decides. Source: requirement D-360. */
  readonly dealerList?: 'trade-in'
  readonly steps: readonly StepDefinition[]
  readonly person: PersonFields
  /** Missing for forms about the person who sends them alone. */
  readonly otherPerson?: OtherPerson
  /** Missing for forms by which nobody asks for a day at a dealer. */
  readonly visit?: VisitFields
  /** Whether the form offers marketing. */
  readonly offersMarketing: boolean
  /** Whether a box of its own opens the section with the consent to marketing. Source: requirements D-170 and D-173. */
  readonly opensMarketing?: true
  /** The consent that the form asks for besides marketing: what to, and the box by which it is given. */
  readonly consent?: { readonly purpose: Exclude<GrantedPurpose, 'marketing'>; readonly field: string }
  /** What the visitor is asked once before the form is sent. Source: decision D-3. */
  readonly asksFor: 'email' | 'marketing' | null
  readonly submitLabel: TextKey
  /** Heading and text of the panel that replaces a sent form, and whether it leads to the home page. */
  readonly sent: { readonly heading: TextKey; readonly text: TextKey; readonly leadsHome?: true }
  /** Whether the browser stores what is entered until the form is sent. */
  readonly keepsDraft?: true
  /** How long an enquiry is stored; missing for the default time. Months. */
  readonly retentionMonths?: number
}

/** Options whose labels are their values, in every language. */
export const plainOptions = (values: readonly string[]): readonly OptionDefinition[] =>
  values.map((value) => ({ value, label: null }))
