import { defineBlockSchema } from '#features/blocks/cms.ts'
import { formBlockFields, formOptions } from '../../forms/cms/form-block-fields.ts'

/** The forms about a new vehicle, for a dealer. Source: requirements D-003 and D-147. */
export const vehicleForm = defineBlockSchema({
  slug: 'vehicleForm',
  label: 'Vehicle form',
  plural: 'Vehicle forms',
  group: 'Forms',
  order: 20,
  sketch: [
    ['heading', 4, 4, 20],
    ['card', 4, 9, 40, 4],
    ['card', 4, 15, 18, 4],
    ['card', 26, 15, 18, 4],
    ['line', 4, 22, 26],
    ['button', 4, 25, 12],
  ],
  fields: formBlockFields({
    name: 'asksFor',
    type: 'select',
    defaultValue: 'vehicle',
    options: formOptions('vehicleForm'),
    admin: {
      description: 'The kind of enquiry. Links may preselect: …?model=CODE&colour=CODE&dealer=ADDRESS.',
    },
  }),
})
