import type { TextField } from 'payload'
import { copyToFreeText } from './copy-to-free-text.ts'

/**
 * The last part of a page's address: lower-case letters, digits and single hyphens.
 *
 * @param example of a good one, for whoever wrote another.
 * @param reserved what already has a meaning in such an address.
 */
export function slugField(description: string, example: string, reserved: readonly string[] = []): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    hooks: { beforeDuplicate: [copyToFreeText] },
    admin: { description },
    validate: (value: string | null | undefined) => {
      if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '')) {
        return `Use lower-case letters, digits and hyphens, for example ${example}.`
      }
      return !reserved.includes(value ?? '') || `The address ${value} already means something else.`
    },
  }
}
