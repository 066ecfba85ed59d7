import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { bold, list, paragraph, richTextContent } from '#platform/fields/rich-text-content.ts'
import { searchableText } from './searchable-text.ts'

const text = (name: string, localized = true): Field => ({ name, type: 'text', localized })

const kinds = new Map<string, readonly Field[]>([
  [
    'cards',
    [
      { type: 'row', fields: [text('title'), text('anchor', false)] },
      {
        name: 'cards',
        type: 'array',
        fields: [text('heading'), { name: 'text', type: 'richText', localized: true }],
      },
      { name: 'picture', type: 'group', fields: [text('alt'), text('caption')] },
      { name: 'buttons', type: 'array', fields: [text('label')] },
      { name: 'note', type: 'textarea', localized: true },
      {
        type: 'tabs',
        tabs: [
          { name: 'more', fields: [text('question')] },
          { label: 'Look', fields: [text('colour', false)] },
        ],
      },
    ],
  ],
])

test('extracts headings and texts, but not alternative texts, button labels or settings', () => {
  const content = richTextContent(paragraph('Five ', bold('years'), '.'), list('bullet', 'Rust', 'Paint'))
  const block = {
    blockType: 'cards',
    title: 'The title',
    anchor: 'anchor',
    cards: [{ heading: 'A card', text: content }, { heading: null }],
    picture: { alt: 'described', caption: 'A caption' },
    buttons: [{ label: 'Press' }],
    note: 'A note',
    more: { question: 'Why?' },
    colour: '#ffffff',
  }
  expect(searchableText([block], kinds)).toEqual({
    headings: ['The title', 'A card', 'Why?'],
    texts: ['Five years. Rust Paint', 'A caption', 'A note'],
  })
})

test.each([
  null,
  undefined,
  'x',
  [null, 1, 'x'],
  [{ blockType: 'unknown', title: 'x' }],
  [{ blockType: 'cards', cards: 'x', picture: 1 }],
])('extracts nothing from malformed content: %j', (stored) => {
  expect(searchableText(stored, kinds)).toEqual({ headings: [], texts: [] })
})
