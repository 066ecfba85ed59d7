import * as z from 'zod/mini'
import { contactWays } from '../enquiry.ts'
import { type EnquiryKind, enquiryKinds, type FormDefinition, formDefinition } from './definitions.ts'
import type { EntryFault } from './faults.ts'
import { adult, chosenCode, email, fullName, note, optionalCode, phone } from './fields.ts'
import { divisionsChosen, marketingFields } from './marketing.ts'
import { planFields } from './plan-entries.ts'

/** What every form asks of a person. */
const personFields = {
  fullName,
  phone,
  email,
  /** Source: rows D-169, D-427. */
  preferredContact: z._default(z.enum(contactWays, 'choiceUnknown'), 'email'),
  note,
  adult,
  ...marketingFields,
}

const aboutPerson = z.object(personFields).check(divisionsChosen)

type SubjectFields = Record<'model' | 'colour' | 'dealer' | keyof typeof planFields, z.ZodMiniType<string>>

const codeOf = (choice: 'required' | 'optional', missing: EntryFault) =>
  choice === 'required' ? chosenCode(missing) : optionalCode

/** Codes of the model, of the paint, empty where the visitor chose none, and of the dealer; and what its link brought. */
const subjectFieldsOf = ({ model, dealer, plan }: FormDefinition): Partial<SubjectFields> => ({
  ...(model !== 'none' && { model: codeOf(model, 'modelRequired'), colour: optionalCode }),
  ...(dealer !== 'none' && { dealer: codeOf(dealer, 'dealerRequired') }),
  ...(plan && planFields),
})

function schemaOf(definition: FormDefinition): z.ZodMiniType<Entries> {
  // What a form does not ask is missing in what it sends; the type of the entries says so.
  const subjectFields = subjectFieldsOf(definition) as SubjectFields
  return z.object({ ...personFields, ...subjectFields }).check(divisionsChosen)
}

/**
 * What each form takes, checked alike in the browser and on the server: all failing fields at once, each with its
 * first fault. Source: dealers.md §5; rows D-147 to D-160.
 */
export const entrySchemas = Object.fromEntries(
  enquiryKinds.map((kind) => [kind, schemaOf(formDefinition(kind))]),
) as Readonly<Record<EnquiryKind, z.ZodMiniType<Entries>>>

export type PersonEntries = z.output<typeof aboutPerson>

/** What a visitor has entered, checked; without what the form does not ask. */
export type Entries = PersonEntries & Partial<Record<keyof SubjectFields, string>>
