import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { RichTextField } from 'payload'

const features = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  OrderedListFeature(),
  UnorderedListFeature(),
  LinkFeature({ enabledCollections: ['pages', 'ranges'] }),
  HorizontalRuleFeature(),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

const editor = lexicalEditor({ features })

const editorWithQuotations = lexicalEditor({ features: [...features, BlockquoteFeature()] })

type Options = {
  readonly required?: boolean
  readonly description?: string
  /** Whether the text may contain quotations, as articles do. */
  readonly quotations?: boolean
}

/**
 * A localized rich text field with headings, lists, links and emphasis, and no formatting that could break the
 * layout.
 */
export function richTextField(
  name: string,
  label: string,
  { required = false, description, quotations = false }: Options = {},
): RichTextField {
  return {
    ...{ name, type: 'richText', label, required, localized: true, admin: { description } },
    editor: quotations ? editorWithQuotations : editor,
  }
}
