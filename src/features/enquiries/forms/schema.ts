import * as z from 'zod/mini'
import { contactMethods } from '../enquiry.ts'
import {
  type ChoiceRule,
  type EnquiryKind,
  enquiryKinds,
  type FormDefinition,
  formDefinition,
  type SubjectField,
} from './definitions.ts'
import type { EntryError } from './entry-errors.ts'
import { adult, chosenCode, email, fullName, note, optionalCode, phone } from './fields.ts'
import { divisionsChosen, marketingFields } from './marketing.ts'
import { planFields } from './plan-entries.ts'

/** The fields about the person in every form. */
const personFields = {
  fullName,
  phone,
  email,
  /** Source: requirements D-169, D-427. */
  preferredContact: z._default(z.enum(contactMethods, 'choiceUnknown'), 'email'),
  note,
  adult,
  ...marketingFields,
}

const aboutPerson = z.object(personFields).check(divisionsChosen)

type SubjectRules = Record<SubjectField | keyof typeof planFields, z.ZodMiniType<string>>

/** The error of each choice when it is required and missing. */
const missingChoice: Readonly<Record<SubjectField, EntryError>> = {
  model: 'modelRequired',
  colour: 'choiceUnknown',
  dealer: 'dealerRequired',
}

const choiceRule = (name: SubjectField, choice: ChoiceRule) =>
  choice === 'required' ? chosenCode(missingChoice[name]) : optionalCode

function schemaOf({ subject, plan }: FormDefinition): z.ZodMiniType<Entries> {
  const choices = Object.entries(subject) as [SubjectField, ChoiceRule][]
  const choiceRules = Object.fromEntries(choices.map(([name, choice]) => [name, choiceRule(name, choice)]))
  const rules: Partial<SubjectRules> = { ...choiceRules, ...(plan && planFields) }
  // Fields a form does not have are missing in its entries, as the type of the entries says.
  return z.object({ ...personFields, ...(rules as SubjectRules) }).check(divisionsChosen)
}

/**
 * The schema of each form, for the browser and the server: reports all invalid fields at once, each with its first
 * error. Source: requirements D-147 to D-160.
 */
export const entrySchemas = Object.fromEntries(
  enquiryKinds.map((kind) => [kind, schemaOf(formDefinition(kind))]),
) as Readonly<Record<EnquiryKind, z.ZodMiniType<Entries>>>

export type PersonEntries = z.output<typeof aboutPerson>

/** Checked entries; fields that the form does not have are missing. */
export type Entries = PersonEntries & Partial<Record<keyof SubjectRules, string>>
