import type { GroupField } from 'payload'
import { vehicleRanges } from '#art/vehicle/index.ts'
import { sceneNames } from '../index.ts'

const label = (slug: string) => slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())

/** A picture: a vehicle, in a colour, in a place, drawn by our own illustrator. One field for every document. */
export function pictureField(name: string, title: string): GroupField {
  return {
    name,
    type: 'group',
    label: title,
    fields: [
      {
        type: 'row',
        fields: [
          {
            name: 'vehicle',
            type: 'select',
            required: true,
            options: vehicleRanges.map((value) => ({ value, label: label(value) })),
            admin: { width: '33%', description: 'The car that is drawn.' },
          },
          {
            name: 'colour',
            type: 'relationship',
            relationTo: 'colours',
            required: true,
            admin: { width: '33%', description: 'Its paint.' },
          },
          {
            name: 'scene',
            type: 'select',
            required: true,
            defaultValue: 'drakensberg',
            options: sceneNames.map((value) => ({ value, label: label(value) })),
            admin: { width: '33%', description: 'The place it stands in.' },
          },
        ],
      },
    ],
  }
}
