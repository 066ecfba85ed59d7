import * as z from 'zod/mini'
import { contactWays } from '../enquiry.ts'
import {
  type Choice,
  type EnquiryKind,
  enquiryKinds,
  type FormDefinition,
  formDefinition,
  type SubjectField,
} from './definitions.ts'
import type { EntryFault } from './faults.ts'
import { adult, chosenCode, email, fullName, note, optionalCode, phone } from './fields.ts'
import { divisionsChosen, marketingFields } from './marketing.ts'
import { planFields } from './plan-entries.ts'

/** What every form asks of a person. */
const personFields = {
  fullName,
  phone,
  email,
  /** Source: requirements D-169, D-427. */
  preferredContact: z._default(z.enum(contactWays, 'choiceUnknown'), 'email'),
  note,
  adult,
  ...marketingFields,
}

const aboutPerson = z.object(personFields).check(divisionsChosen)

type SubjectRules = Record<SubjectField | keyof typeof planFields, z.ZodMiniType<string>>

/** The codes visitors choose, and what is wrong where one that is required is missing. */
const missingChoice: Readonly<Record<SubjectField, EntryFault>> = {
  model: 'modelRequired',
  colour: 'choiceUnknown',
  dealer: 'dealerRequired',
}

const choiceRule = (name: SubjectField, choice: Choice) =>
  choice === 'required' ? chosenCode(missingChoice[name]) : optionalCode

function schemaOf({ subject, plan }: FormDefinition): z.ZodMiniType<Entries> {
  const choices = Object.entries(subject) as [SubjectField, Choice][]
  const choiceRules = Object.fromEntries(choices.map(([name, choice]) => [name, choiceRule(name, choice)]))
  const rules: Partial<SubjectRules> = { ...choiceRules, ...(plan && planFields) }
  // What a form does not ask is missing in what it sends; the type of the entries says so.
  return z.object({ ...personFields, ...(rules as SubjectRules) }).check(divisionsChosen)
}

/**
 * What each form takes, checked alike in the browser and on the server: all failing fields at once, each with its
 * first fault. Source: requirements D-147 to D-160.
 */
export const entrySchemas = Object.fromEntries(
  enquiryKinds.map((kind) => [kind, schemaOf(formDefinition(kind))]),
) as Readonly<Record<EnquiryKind, z.ZodMiniType<Entries>>>

export type PersonEntries = z.output<typeof aboutPerson>

/** What a visitor has entered, checked; without what the form does not ask. */
export type Entries = PersonEntries & Partial<Record<keyof SubjectRules, string>>
