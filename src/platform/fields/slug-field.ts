import type { TextField } from 'payload'
import { copyToFreeText } from './copy-to-free-text.ts'

/**
 * The last part of a page's address: lower-case letters, digits and single hyphens.
 *
 * @param example of a good one, for whoever wrote another.
 */
export function slugField(description: string, example: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    required: true,
    unique: true,
    index: true,
    hooks: { beforeDuplicate: [copyToFreeText] },
    admin: { description },
    validate: (value: string | null | undefined) =>
      /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value ?? '') ||
      `Use lower-case letters, digits and hyphens, for example ${example}.`,
  }
}
