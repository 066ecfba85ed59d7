import type { CollectionConfig, Field, TextField, TextFieldSingleValidation } from 'payload'
import { isEditor, isEditorOrPublished } from '#features/people/accounts/cms.ts'
import { pictureField } from '#features/pictures/pictures/cms.ts'
import { buttonsField } from '#features/site/links/cms.ts'
import { publishingHooks } from '#platform/cache/publishing-hooks.ts'
import { tags } from '#platform/cache/tags.ts'
import { copyToUniqueText } from '#platform/fields/copy-to-unique-text.ts'
import { timeZoneCity } from '#platform/site/market.ts'
import { eventSlug, timeOfDay } from '../rules/event-fields.ts'
import { homeZone, zoneNames } from '../zones.ts'
import { countriesField } from './countries-field.ts'
import { dayField, validateEnd } from './day-field.ts'

type Stored = { readonly startTime?: string | null }

const validateTime: TextFieldSingleValidation = (value) =>
  !value || timeOfDay.test(value) || 'Enter hours and minutes, such as 18:30.'

const validateEndTime: TextFieldSingleValidation = (value, context) =>
  value && !(context.siblingData as Stored).startTime
    ? 'Enter when it starts too.'
    : validateTime(value, context)

const time = (
  name: string,
  label: string,
  description: string,
  validate: TextFieldSingleValidation = validateTime,
): TextField => ({
  name,
  type: 'text',
  label,
  validate,
  admin: { width: '25%', description },
})

const whenFields: readonly Field[] = [
  {
    type: 'row',
    fields: [
      { ...dayField('startsOn', 'First day'), required: true },
      { ...dayField('endsOn', 'Last day', 'Empty: one day.'), validate: validateEnd },
    ],
  },
  {
    type: 'row',
    fields: [
      time('startTime', 'Starts at', 'Empty: whole days.'),
      time('endTime', 'Ends at', 'Empty: an hour after the start.', validateEndTime),
      {
        name: 'timeZone',
        type: 'select',
        label: 'Time zone of the venue',
        defaultValue: homeZone.name,
        options: zoneNames.map((value) => ({ value, label: value.replace(/^.*\//, '') })),
        admin: { isClearable: false, width: '50%', description: `Usually ${timeZoneCity}.` },
      },
    ],
  },
]

const placeFields: readonly Field[] = [
  {
    type: 'row',
    fields: [
      {
        name: 'track',
        type: 'text',
        maxLength: 80,
        admin: { width: '50%', description: 'Such as Kyalami.' },
      },
      {
        name: 'location',
        type: 'text',
        maxLength: 120,
        admin: { width: '50%', description: 'Place and country, such as Windhoek, Namibia.' },
      },
    ],
  },
  countriesField,
]

/** Events of the calendar and of the sponsorships. Source: requirements C-094, C-095 and C-227; decisions C-7 and G-8. */
export const events: CollectionConfig<'events'> = {
  slug: 'events',
  trash: true,
  labels: { singular: 'Event', plural: 'Events' },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'category', 'startsOn', 'endsOn', '_status', 'updatedAt'],
    listSearchableFields: ['name', 'category', 'location'],
    group: 'Content',
    description: 'The calendar lists an event until its last day has passed.',
  },
  defaultSort: '-startsOn',
  versions: { drafts: { autosave: { interval: 800 }, schedulePublish: true }, maxPerDoc: 50 },
  access: {
    read: isEditorOrPublished,
    create: isEditor,
    update: isEditor,
    delete: isEditor,
    readVersions: isEditor,
  },
  hooks: publishingHooks<{ id: number }>(() => [tags.events]),
  fields: [
    {
      type: 'row',
      fields: [
        { name: 'name', type: 'text', required: true, maxLength: 120, admin: { width: '60%' } },
        {
          name: 'slug',
          type: 'text',
          required: true,
          unique: true,
          validate: (value: string | null | undefined) =>
            (value && eventSlug.test(value)) ||
            'Enter it in lower case with hyphens: karoo-gravel-rally-2027.',
          hooks: { beforeDuplicate: [copyToUniqueText] },
          admin: { width: '40%', description: 'Do not change it: visitors’ calendars know the event by it.' },
        },
      ],
    },
    { name: 'subtitle', type: 'text', maxLength: 120 },
    {
      type: 'row',
      fields: [
        {
          name: 'category',
          type: 'text',
          required: true,
          maxLength: 40,
          admin: { width: '50%', description: 'Each category is a tab: Motorsport, Cycling, Rugby.' },
        },
        dayField('expiresOn', 'Last day as the next event', 'Empty: until the event is over.'),
      ],
    },
    ...whenFields,
    ...placeFields,
    { name: 'isNational', type: 'checkbox', label: 'National event' },
    { name: 'description', type: 'textarea', maxLength: 600 },
    pictureField(),
    buttonsField({ maxRows: 2 }),
  ],
}
