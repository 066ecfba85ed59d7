import { type FieldDefinition, type FormDefinition, plainOptions } from '../form-definition.ts'
import { contact, missing, oneStep, projectFields, request } from './request.ts'

const fields = {
  ...projectFields,
  // Not `website`: that is the name of the spam trap.
  organisationSite: {
    control: 'text',
    label: 'website',
    isOptional: true,
    autoComplete: 'url',
    rule: { type: 'line' },
  },
  sponsorshipField: {
    control: 'select',
    label: 'sponsorshipField',
    emptyLabel: 'selectOption',
    options: plainOptions(['Sports', 'Arts & Culture']),
    rule: { type: 'option', missing },
  },
  startDay: { control: 'day', label: 'startDay', isOptional: true, rule: { type: 'futureDay' } },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** A request for corporate sponsorship. Source: requirements V-207, V-208 and V-211. */
export const sponsorshipForm = {
  ...request,
  title: 'sponsorshipTitle',
  label: 'Sponsorship',
  colour: '#14746f',
  mailHeading: 'Request for sponsorship',
  pageLabel: 'Corporate sponsorship',
  fields,
  steps: oneStep([
    { heading: 'yourDetails', rows: [...contact, ['organisation', 'organisationSite']] },
    {
      heading: 'yourProposal',
      rows: [
        ['sponsorshipField', 'project'],
        ['place', 'startDay'],
        ['amount'],
        ['proposal'],
        ['proposalFile'],
      ],
    },
  ]),
} as const satisfies FormDefinition
