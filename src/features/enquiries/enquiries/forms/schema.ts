import * as z from 'zod/mini'
import type { CalendarDay } from '#platform/time/clock.ts'
import { contactMethods } from '../enquiry.ts'
import { planFields } from '../plan/plan-entries.ts'
import { type EnquiryKind, formDefinition } from './definitions.ts'
import type { EntryError } from './entry-errors.ts'
import { type FieldName, fieldDefinition, stepFieldNames } from './field-definitions.ts'
import {
  chosenCode,
  email,
  line,
  maxLengths,
  optionalCode,
  optionalCodes,
  paragraphs,
  phone,
  tick,
} from './fields.ts'
import type { ChoiceRule, SubjectField } from './form-definition.ts'
import { divisionsChosen, marketingFields } from './marketing.ts'
import { schemaOfRule } from './rule-schema.ts'

/** The schemas of fields that most forms have. */
const sharedFields = {
  /** Source: requirements D-149 and D-150. */
  fullName: line(maxLengths.name, 'fullNameRequired'),
  phone: phone('phoneRequired', maxLengths.phone),
  email: email('emailRequired', maxLengths.email),
  /** Source: requirements D-169, D-427. */
  preferredContact: z._default(z.enum(contactMethods, 'choiceUnknown'), 'email'),
  /** Source: requirement D-171. */
  note: paragraphs(maxLengths.note),
  /** Source: requirements D-159, D-422. */
  adult: tick('ageUnconfirmed'),
}

/** The error of each choice when it is required and missing. */
const missingChoice: Readonly<Record<SubjectField, EntryError>> = {
  model: 'modelRequired',
  colour: 'choiceUnknown',
  accessories: 'choiceUnknown',
  special: 'choiceUnknown',
  dealer: 'dealerRequired',
  stock: 'choiceUnknown',
  calculation: 'choiceUnknown',
}

function choiceRule(name: SubjectField, choice: ChoiceRule) {
  if (name === 'accessories') return optionalCodes
  return choice === 'required' ? chosenCode(missingChoice[name]) : optionalCode
}

const isShared = (name: string): name is keyof typeof sharedFields => Object.hasOwn(sharedFields, name)

/** The schema of a field; null for fields whose entries are files. */
function fieldSchema(name: FieldName, today: CalendarDay | null) {
  if (isShared(name)) return sharedFields[name]
  const { rule, options = [] } = fieldDefinition(name)
  const values = options.map(({ value }) => value)
  return rule ? schemaOfRule(rule, values, today) : null
}

/**
 * The schema of a form, for the browser and the server: reports all invalid fields at once, each with its first error.
 *
 * @param today see `schemaOfRule`.
 * Source: requirements D-147 to D-160.
 */
export function entrySchema(kind: EnquiryKind, today: CalendarDay | null): z.ZodMiniType<Entries> {
  const { subject, plan, offersMarketing, consent } = formDefinition(kind)
  const choices = Object.entries(subject) as [SubjectField, ChoiceRule][]
  const fields = stepFieldNames(kind).flatMap((name) => {
    const schema = fieldSchema(name, today)
    return schema ? [[name, schema] as const] : []
  })
  const shape: Readonly<Record<string, z.ZodMiniType>> = {
    ...Object.fromEntries(fields),
    ...(offersMarketing && marketingFields),
    ...(consent && { wordingVersion: marketingFields.wordingVersion }),
    ...Object.fromEntries(choices.map(([name, choice]) => [name, choiceRule(name, choice)])),
    ...(plan && planFields),
  }
  // Fields a form does not have are missing in its entries, as the type of the entries says.
  return z.object(shape).check(divisionsChosen) as z.ZodMiniType<Entries>
}

type Shape = typeof sharedFields & typeof marketingFields & typeof planFields

/** Checked entries; fields that the form does not have are missing. */
export type Entries = Readonly<
  Partial<{ [Name in keyof Shape]: z.output<Shape[Name]> } & Record<SubjectField, string>> &
    Record<string, unknown>
>
