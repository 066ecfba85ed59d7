import type { CollectionBeforeChangeHook } from 'payload'
import { textOfHtml } from '#platform/documents/escape-html.ts'
import { richTextHtml } from '#platform/documents/rich-text-html.ts'
import { readingMinutes } from '../rules/reading-minutes.ts'

/** Stores how long reading takes, so that lists need not load the texts. */
export const countReadingMinutes: CollectionBeforeChangeHook = ({ data }) => {
  if (data.body === undefined) return data
  return { ...data, readingMinutes: readingMinutes(textOfHtml(richTextHtml(data.body))) }
}
