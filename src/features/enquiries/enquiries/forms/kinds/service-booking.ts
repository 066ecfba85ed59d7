import type { FieldDefinition, FormDefinition } from '../form-definition.ts'
import { contact, missing, oneStep, request, requiredLine } from './request.ts'

const fields = {
  ownVehicle: { control: 'text', label: 'ownVehicle', help: 'ownVehicleHelp', rule: requiredLine },
  numberPlate: { control: 'text', label: 'numberPlate', isOptional: true, rule: { type: 'line' } },
  serviceKind: {
    control: 'select',
    label: 'serviceKind',
    emptyLabel: 'selectOption',
    options: [
      { value: 'Service', label: 'serviceDue' },
      { value: 'Repair', label: 'repair' },
      { value: 'Recall', label: 'recallWork' },
      { value: 'Other', label: 'otherWork' },
    ],
    rule: { type: 'option', missing },
  },
  serviceMileage: {
    control: 'number',
    label: 'odometer',
    isOptional: true,
    rule: { type: 'wholeNumber', min: 0, max: 2_000_000 },
  },
  serviceDay: { control: 'day', label: 'preferredDay', isOptional: true, rule: { type: 'futureDay' } },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** An owner's request for a service at a dealer. */
export const serviceBookingForm = {
  ...request,
  title: 'serviceBookingTitle',
  label: 'Service booking',
  colour: '#4a4e69',
  mailHeading: 'Request for a service',
  pageLabel: 'A service at a dealer',
  fields,
  subject: { dealer: 'required' },
  steps: oneStep([
    {
      heading: 'yourVehicle',
      rows: [['ownVehicle', 'numberPlate'], ['serviceKind', 'serviceMileage'], ['serviceDay'], ['note']],
    },
    { heading: 'yourDetails', rows: [...contact, ['preferredContact', 'callTime'], ['adult']] },
  ]),
  visit: { day: 'serviceDay', daysAhead: 180 },
  offersMarketing: true,
} as const satisfies FormDefinition
