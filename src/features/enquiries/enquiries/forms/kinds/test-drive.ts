import { type FieldDefinition, plainOptions } from '../form-definition.ts'
import { halfHours } from '../half-hours.ts'
import { driveStep } from '../person-fields.ts'

/** When to drive. Every time of the day is offered until the hours of the dealer are known. */
const fields = {
  driveDay: {
    control: 'day',
    label: 'preferredDay',
    help: 'driveDayHelp',
    emptyLabel: 'anyDay',
    isOptional: true,
    rule: { type: 'futureDay' },
  },
  driveTime: {
    control: 'select',
    label: 'preferredTime',
    emptyLabel: 'anyTime',
    isOptional: true,
    options: plainOptions(halfHours('06:00', '20:00')),
    rule: { type: 'option' },
  },
} as const satisfies Readonly<Record<string, FieldDefinition>>

/** A test drive of a new vehicle, with the day and the time that suit the visitor. */
export const testDriveForm = {
  title: 'testDriveTitle',
  label: 'Test drive',
  colour: '#7d848c',
  mailHeading: 'Request for a test drive',
  pageLabel: 'A test drive',
  leadType: 'test-drive',
  fields,
  steps: [driveStep],
  visit: { day: 'driveDay', time: 'driveTime', daysAhead: 28 },
} as const
