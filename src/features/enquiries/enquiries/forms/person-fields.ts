import type { PersonFields, StepDefinition } from './form-definition.ts'

/** The fields about the person in the forms for dealers, by row. Source: requirements D-147 to D-159, D-169 and D-171. */
const personRows = [['fullName'], ['phone', 'email'], ['preferredContact'], ['note'], ['adult']] as const

/** The only step of the forms for dealers. */
export const personStep: StepDefinition = { sections: [{ rows: personRows }] }

/** The fields that hold the person in most forms. */
export const defaultPerson: PersonFields = { fullName: ['fullName'], phone: 'phone', email: 'email' }
