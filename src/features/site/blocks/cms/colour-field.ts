import type { TextField } from 'payload'
import { isColour } from '../rules/contrast.ts'

/** A field for a background colour as six hexadecimal digits. */
export function colourField(name: string, description: string): TextField {
  return {
    name,
    type: 'text',
    label: 'Background',
    validate: (value: string | null | undefined) =>
      !value || isColour(value) || 'Enter a colour as # and six hexadecimal digits: #102030',
    admin: { width: '50%', placeholder: '#102030', description },
  }
}
