import type { DateFieldValidation, Field } from 'payload'
import { date } from 'payload/shared'
import { linkField } from '#features/site/links/cms.ts'
import { rowLabel } from '#platform/fields/row-label.ts'

type StoredSlide = { readonly countdownTimer?: string | null; readonly enquiryDialog?: boolean | null }

const hasCountdown = (slide: unknown) =>
  ((slide as StoredSlide | undefined)?.countdownTimer ?? 'none') !== 'none'

const requireTarget: DateFieldValidation = (value, context) => {
  if (!hasCountdown(context.siblingData)) return true
  return value ? date(value, context) : 'Choose the day and time at which the countdown ends.'
}

/** Plain links after the buttons. Source: requirement C-027. */
export const simpleButtonsField: Field = {
  name: 'simpleButtons',
  type: 'array',
  label: 'Plain links',
  labels: { singular: 'Link', plural: 'Links' },
  maxRows: 6,
  admin: { initCollapsed: true, components: { RowLabel: rowLabel('label') } },
  fields: [{ name: 'label', type: 'text', required: true, localized: true, maxLength: 60 }, linkField()],
}

/** Dialogs of the purchase site. Source: requirements C-044 to C-046. */
export const purchaseFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'enquiryDialog',
        type: 'checkbox',
        label: 'A button for an enquiry',
        defaultValue: false,
        admin: {
          width: '50%',
          description: 'Opens the purchase site in a dialog; our own form while none is set.',
        },
      },
      {
        name: 'testDriveDialog',
        type: 'checkbox',
        label: 'A button for a test drive',
        defaultValue: false,
        admin: { width: '50%', description: 'The same for a test drive.' },
      },
    ],
  },
  {
    name: 'range',
    type: 'relationship',
    relationTo: 'ranges',
    label: 'Vehicle',
    admin: {
      description: 'The purchase site is told which vehicle the enquiry is about.',
      condition: (_, slide: StoredSlide) => slide?.enquiryDialog === true,
    },
  },
]

/** A countdown, whose end an editor sets. Source: requirement C-036; decision C-4. */
export const countdownFields: Field = {
  type: 'row',
  fields: [
    {
      name: 'countdownTimer',
      type: 'select',
      label: 'Countdown',
      defaultValue: 'none',
      options: [
        { value: 'none', label: 'None' },
        { value: 'paralympics', label: 'Paralympics' },
        { value: 'dakar', label: 'Dakar' },
        { value: 'other', label: 'Another event' },
      ],
      admin: { width: '50%' },
    },
    {
      name: 'countdownTarget',
      type: 'date',
      label: 'Ends at',
      validate: requireTarget,
      admin: {
        width: '50%',
        date: { pickerAppearance: 'dayAndTime', displayFormat: 'd MMM yyyy, HH:mm' },
        condition: (_, slide) => hasCountdown(slide),
        description: 'Afterwards the countdown shows zeros.',
      },
    },
  ],
}

/** Texts of a slide that few slides need. Source: requirements C-032 and C-033. */
export const smallTextFields: Field[] = [
  {
    name: 'tabTitle',
    type: 'text',
    label: 'Title of the tab',
    localized: true,
    maxLength: 30,
    admin: {
      description: 'Once one slide has it, titles replace the bullets below the slides.',
    },
  },
  {
    name: 'disclaimer',
    type: 'textarea',
    label: 'Small print',
    localized: true,
    maxLength: 300,
    admin: { rows: 2 },
  },
]
