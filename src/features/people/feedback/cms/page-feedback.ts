import type { CollectionConfig, Field } from 'payload'
import { isAdmin, isEditor } from '#features/people/accounts/cms.ts'
import { languageNames, languages } from '#platform/i18n/languages.ts'
import { type FeedbackAnswer, feedbackAnswers, maxSuggestionLength } from '../feedback.ts'

const answerLabels: Readonly<Record<FeedbackAnswer, string>> = {
  helpful: 'Helpful',
  notHelpful: 'Not helpful',
}

const never = () => false

const asReadOnly = (field: Field): Field => ({ ...field, admin: { ...field.admin, readOnly: true } }) as Field

/**
 * What visitors say about pages. Only the site writes it. Nothing identifies the visitor: neither an address nor a network
 * is stored. Not called `feedback`, because its REST route would be that of the form, `/api/feedback`.
 *
 * Source: requirement V-004; decision V-7.
 */
export const pageFeedback: CollectionConfig = {
  slug: 'pageFeedback',
  labels: { singular: 'Feedback', plural: 'Feedback' },
  admin: {
    useAsTitle: 'page',
    defaultColumns: ['page', 'answer', 'suggestion', 'language', 'receivedAt'],
    listSearchableFields: ['page', 'suggestion'],
    group: 'Content',
    description:
      'Whether pages are helpful, and how to improve them. Filter by Page to read the answers about one page. The switch is in Settings, Site.',
  },
  defaultSort: '-receivedAt',
  disableDuplicate: true,
  access: { read: isEditor, create: never, update: never, delete: isAdmin },
  fields: [
    {
      type: 'row',
      fields: [
        asReadOnly({
          name: 'page',
          type: 'text',
          index: true,
          admin: { description: 'Its address. Empty when the browser did not send it.' },
        }),
        asReadOnly({
          name: 'answer',
          type: 'select',
          required: true,
          index: true,
          options: feedbackAnswers.map((value) => ({ value, label: answerLabels[value] })),
        }),
      ],
    },
    asReadOnly({ name: 'suggestion', type: 'textarea', maxLength: maxSuggestionLength }),
    {
      type: 'row',
      fields: [
        asReadOnly({
          name: 'language',
          type: 'select',
          required: true,
          options: languages.map((value) => ({ value, label: languageNames[value] })),
        }),
        asReadOnly({ name: 'receivedAt', type: 'date', required: true, index: true, label: 'Received' }),
      ],
    },
  ],
}
