import type { TextField } from 'payload'
import { copyToUniqueText } from './copy-to-unique-text.ts'

/**
 * The last segment of a page's path: lower-case letters, digits and single hyphens.
 *
 * @param example of a valid slug, for the error message.
 * @param reserved segments with another meaning in such a path.
 */
export function slugField(description: string, example: string, reserved: readonly string[] = []): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    hooks: { beforeDuplicate: [copyToUniqueText] },
    admin: { description },
    validate: (value: string | null | undefined) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '')) {
        return `Use lower-case letters, digits and hyphens, for example ${example}.`
      }
      return !reserved.includes(value ?? '') || `The address ${value} is reserved.`
    },
  }
}
