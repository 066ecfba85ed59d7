import { type FieldDefinition, type FormDefinition, plainOptions } from '../form-definition.ts'
import { contact, maxAmount, missing, oneStep, projectFields, request } from './request.ts'

/** Source: requirement V-209. */
const pillars = ['Road Safety', 'Education', 'Health and Human Services', 'Civic and Community Services']

const fields = {
  ...projectFields,
  registration: {
    control: 'text',
    label: 'registration',
    help: 'registrationHelp',
    isOptional: true,
    rule: { type: 'line' },
  },
  pillar: {
    control: 'select',
    label: 'pillar',
    emptyLabel: 'selectOption',
    options: plainOptions(pillars),
    rule: { type: 'option', missing },
  },
  beneficiaries: {
    control: 'number',
    label: 'beneficiaries',
    isOptional: true,
    rule: { type: 'wholeNumber', min: 0, max: maxAmount },
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** A request to the corporate citizenship programme. Source: requirements V-209 to V-211. */
export const citizenshipForm = {
  ...request,
  title: 'citizenshipTitle',
  label: 'Corporate citizenship',
  colour: '#86bcb6',
  mailHeading: 'Request to corporate citizenship',
  pageLabel: 'Corporate citizenship',
  fields,
  steps: oneStep([
    { heading: 'yourDetails', rows: [...contact, ['organisation', 'registration']] },
    {
      heading: 'yourProject',
      rows: [['pillar', 'project'], ['place', 'beneficiaries'], ['amount'], ['proposal'], ['proposalFile']],
    },
  ]),
} as const satisfies FormDefinition
