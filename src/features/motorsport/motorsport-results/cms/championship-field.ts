import type { TextField } from 'payload'

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The racing category of a championship, by which pages and drivers know it. */
export function championshipField(options: { required: boolean; description: string }): TextField {
  return {
    name: 'championship',
    type: 'text',
    ...(options.required && { required: true as const }),
    maxLength: 40,
    validate: (value: string | null | undefined) =>
      (!value && !options.required) ||
      pattern.test(value ?? '') ||
      'Enter it in lower case with hyphens, such as gr-cup.',
    admin: { width: '40%', description: options.description },
  } as TextField
}
